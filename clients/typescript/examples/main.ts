import { Harker, type RulesetId } from 'harker-client';
import { wholeGame } from './whole-game.js';

declare const process: { readonly argv: readonly string[] };

// node main.js http://127.0.0.1:3000 vampire-graves '{"players":3}'
const [url = 'http://127.0.0.1:3000', ruleset = 'vampire-graves', options = '{}'] = process.argv.slice(2);
const chosen = JSON.parse(options) as Record<string, never>;
const proven = await wholeGame(new Harker({ url }), ruleset as RulesetId, chosen);
console.log(`It is over, and every entry is checked: ${JSON.stringify(proven)}`);
