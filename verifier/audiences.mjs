import { same } from './canonical.mjs';
import { fileOf } from './adopting.mjs';
import { sealed } from './entry.mjs';
import { must } from './fault.mjs';
import { isTableEvent } from './forms.mjs';

/** The journal's own words for who may know something. */
export const slotsFor = (audience) => (typeof audience === 'string' ? [audience] : audience);

/** The event as the rules know it: `{ type, … }`. */
export const plain = (told) => withoutSchema(sealed(told));
const withoutSchema = ({ schema: _schema, ...event }) => event;

const optionsOf = ({ began, created }) => (began ?? created).options;

/** As long as not everything is open: who was told each event is as the rules say. */
export class ToldByTheRules {
  constructor(files, table, viewer) {
    Object.assign(this, { files, table, viewer });
  }

  take({ entry, events, seal }) {
    const file = fileOf(this.files, this.table.adopting.after(entry));
    if (file === undefined) return;
    const { ruleset } = file;
    const options = optionsOf(this.table);
    for (const event of events.filter((one) => !isTableEvent(one))) {
      const slots = slotsFor(ruleset.audience(plain(event), options));
      const fits = event.audience === 'seats' ? slots.includes(this.viewer) : same(slots, [event.audience]);
      must(fits, `${event.type} is told to others than the rules say`);
    }
    for (const { purpose } of seal.draws) {
      must(
        ruleset.drawAudience(purpose, options) === 'everyone',
        `a draw for "${purpose}" is not for everyone`,
      );
    }
  }
}
