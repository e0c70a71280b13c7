import type { Pool } from 'pg';
import type { Decision } from '../../games/kit/game-definition.js';
import type { Rulesets } from '../../play/table/rulesets.js';
import type { Delivery } from '../deliveries/channel.js';
import { bodyOf } from './body.js';
import { chatBody, ChatWriter, type ToldGame } from './chat.js';
import type { Called } from './called.js';

const DECISION = `SELECT decision FROM games g, json_array_elements(g.about->'decisions') AS decision
  WHERE g.id = $1 AND decision->>'id' = $2`;

/** What is posted, in each format. */
export class Bodies {
  private readonly chat: ChatWriter;

  constructor(
    private readonly pool: Pool,
    private readonly rulesets: Rulesets,
    private readonly publicUrl: string | undefined,
  ) {
    this.chat = new ChatWriter(publicUrl);
  }

  async of({ format, language }: Pick<Called, 'format' | 'language'>, delivery: Delivery): Promise<string> {
    if (format === 'standard') return bodyOf(delivery, this.publicUrl);
    return chatBody(format, this.chat.text(delivery, await this.told(delivery), language));
  }

  private async told({ topic, game, decision }: Delivery): Promise<ToldGame | undefined> {
    if (game === null) return undefined;
    const ruleset = this.rulesets.named(game.ruleset);
    if (decision === null) return { ruleset };
    const { rows } = await this.pool.query<{ decision: Decision }>(DECISION, [topic, decision.id]);
    return { ruleset, decision: rows[0]?.decision };
  }
}
