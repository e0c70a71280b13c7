import { RULESETS } from '../../../src/games/registry.js';
import { chatBody, ChatWriter } from '../../../src/notifications/webhooks/chat.js';
import { EMITTED_TYPES } from '../../../src/notifications/webhooks/types.js';
import { joined } from '../../../src/words/joined.js';
import { SHELL_WORDS } from '../../../src/words/languages.js';
import { deliveryOf, deliveryOfType, GAME } from './support/deliveries.js';

const URL = 'https://games.example.org';
const graves = RULESETS.find(({ ruleset }) => ruleset === 'vampire-graves')!;
const chat = new ChatWriter(URL);
const decision = { id: 'open-12', kind: 'open', seats: ['player-1'] };

describe('a chat is told', () => {
  it('which game, which seat, what, until when, and where', () => {
    expect(chat.text(deliveryOf(), { ruleset: graves, decision }, 'en')).toEqual({
      sentences: 'Vampire graves (0197a3c4): Player 1 is to move. Open a grave. Until 2031-05-06 10:16 UTC.',
      link: `${URL}/games/${GAME}`,
    });
  });

  it('no more than it knows: a question that is over, a server that does not know where it is', () => {
    const delivery = deliveryOf({ deadline: null });
    expect(new ChatWriter(undefined).text(delivery, { ruleset: graves }, 'en')).toEqual({
      sentences: 'Vampire graves (0197a3c4): Player 1 is to move.',
    });
  });

  it('that a sandbox is one, in each language', () => {
    const real = deliveryOf({ deadline: null });
    const sandbox = { ...real, game: { ...real.game!, sandbox: true } };
    for (const [language, { table }] of Object.entries(SHELL_WORDS)) {
      const said = (delivery: typeof real) => chat.text(delivery, { ruleset: graves }, language).sentences;
      const mark = table['table.sandbox']!;
      expect(said(real)).not.toContain(mark);
      expect(said(sandbox)).toBe(joined([said(real), mark]));
    }
  });

  it('what somebody would be told who only looks on', () => {
    const asked: unknown[] = [];
    const describe: typeof graves.describe = (thing, viewer) => {
      asked.push(viewer);
      return graves.describe(thing, viewer);
    };
    chat.text(deliveryOf(), { ruleset: { ...graves, describe }, decision }, 'en');
    expect(asked).toEqual(['spectator', 'spectator']);
  });

  it('who plays on where a seat has lost its player', () => {
    const said = (then: string) =>
      chat.text(
        { ...deliveryOfType('seat.opened'), data: { because: 'vote', then } },
        { ruleset: graves },
        'en',
      ).sentences;
    expect(said('bot')).toContain('a bot plays on');
    expect(said('open')).toContain('somebody else may play on');
  });

  it('that somebody wants to take something back, in the table’s words', () => {
    const takeBack = {
      ...{ id: 'take-back-5', kind: 'table.takeBack', seats: ['player-1'] },
      about: { seat: 'player-2', entry: 5 },
    };
    expect(chat.text(deliveryOf(), { ruleset: graves, decision: takeBack }, 'en').sentences).toContain(
      'Player 2 asks to take entry 5 back: let it, or not.',
    );
  });

  it.each(EMITTED_TYPES)('of %s in a sentence', (type) => {
    const game = type === 'ping' ? undefined : { ruleset: graves };
    expect(chat.text(deliveryOfType(type), game, 'en').sentences).toMatch(/^(?!chat\.)[A-Z].*\.$/);
  });

  it.each([
    ['fr-CA', 'Joueur 1'],
    ['zh', '玩家1行动。打开一个墓穴。期限：'],
    ['tlh', 'Player 1'],
  ])('in the language %s, or in English', (language, name) => {
    const { sentences } = chat.text(deliveryOf(), { ruleset: graves, decision }, language);
    expect(sentences).toContain(name);
    const ping = chat.text(deliveryOfType('ping'), undefined, language).sentences;
    expect(ping).toBe(
      SHELL_WORDS[language.slice(0, 2)]?.chat['chat.ping'] ?? SHELL_WORDS.en.chat['chat.ping'],
    );
  });

  it('as Discord wants it: nobody is called by name, nothing is markup', () => {
    const sentences = '**Mina** @everyone <@1> [x](https://evil.example) ~`|> é';
    expect(JSON.parse(chatBody('discord', { sentences, link: `${URL}/x` }))).toEqual({
      content:
        '\\*\\*Mina\\*\\* \\@everyone \\<\\@1\\> \\[x\\]\\(https\\:\\/\\/evil\\.example\\) \\~\\`\\|\\> é\n' +
        '<https://games.example.org/x>',
      allowed_mentions: { parse: [] },
    });
  });

  it('as Slack wants it: nobody is called by name, nothing is markup', () => {
    const sentences = '*Mina* <!channel> & <@U1> <https://evil.example|x>';
    expect(JSON.parse(chatBody('slack', { sentences, link: `${URL}/x` }))).toEqual({
      text: '*Mina* &lt;!channel&gt; &amp; &lt;@U1&gt; &lt;https://evil.example|x&gt;\nhttps://games.example.org/x',
      mrkdwn: false,
    });
  });

  it('of every ruleset', () => {
    for (const ruleset of RULESETS) {
      const [seat] = ruleset.seats(ruleset.options({}));
      const { sentences } = chat.text(deliveryOf({ seat: seat!.id }), { ruleset }, 'en');
      expect(sentences).toMatch(/^[A-Z].+ \(0197a3c4\): [A-Z].+ is to move\. Until/);
    }
  });
});
