import fs from 'node:fs';
import core from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';

/** What the recommended rules of `spectral:oas` say against a document, a line each. */
export async function spectral(file) {
  const linter = new core.Spectral();
  linter.setRuleset({ extends: [[rulesets.oas, 'recommended']] });
  const document = new core.Document(fs.readFileSync(file, 'utf8'), parsers.Json, file);
  const found = await linter.run(document);
  return found.map(({ code, message, path }) => `spectral ${code} at #/${path.join('/')}: ${message}`);
}
