import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { Ruleset } from '../../games/kit/game-definition.js';
import { commonResponses, withCommonResponses } from './common-responses.js';
import { sharedResponses } from './shared-responses.js';
import { examples } from './examples.js';
import { headerComponents } from './headers.js';
import { TAGS } from './operation.js';
import { problemExamples } from './problem-responses.js';
import { rulesetSchemas } from './ruleset-schemas.js';
import { components } from './schema.js';
import { noticesSection } from '../webhooks/notices.js';
import { tidyParameters, withExampleLists } from './tidy.js';

/** Changes with the contract, not with the build. */
const CONTRACT_VERSION = '1.0.0';

const ABOUT = `Turn-based board games with hidden information. Every accepted action becomes one entry of a journal
that anyone can check; every player sees what their seat may see, and is told what it may do.

1. \`POST /v1/players\` gives you an account and a token.
2. \`POST /v1/games\` sets up a table; \`POST /v1/games/{game}/seats/{seat}/claim\` sits down.
3. \`GET /v1/games/{game}/view\` shows what you see, \`GET /v1/games/{game}/actions\` what you may do.
4. \`POST /v1/games/{game}/actions\` does it.

Whatever is refused comes as \`application/problem+json\` (RFC 9457) with a \`code\` from one catalogue, see \`/problems\`;
also for unknown paths (404), wrong methods (405 with Allow), bodies over 64 KiB (413) and other types than JSON (415).
Fields that are not described here are refused in requests, and may be added to answers: ignore what you do not know.
Lists are \`{items, next}\`. Labels are words for people, in the language of Accept-Language where there are words for it.`;

/** openapi.json: the calls from their decorators, with what the rulesets declare. */
export function openApiDocument(app: INestApplication, rulesets: readonly Ruleset[]): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Harker')
    .setVersion(CONTRACT_VERSION)
    .setDescription(ABOUT)
    .setLicense('MIT', 'https://spdx.org/licenses/MIT.html')
    .setOpenAPIVersion('3.1.1')
    .addServer('/')
    .addSecurity('token', {
      type: 'http',
      scheme: 'bearer',
      description: 'A token: `Authorization: Bearer hkr_…`. It is opaque.',
    });
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build());
  const schemas = { ...strictBodies(document), ...components(), ...rulesetSchemas(rulesets) };
  const described = withExamples(tidyParameters(withCommonResponses(document.paths)), examples(rulesets));
  const { paths, responses } = sharedResponses(described as OpenAPIObject['paths']);
  const answers = { ...commonResponses(), ...responses };
  const shared = {
    headers: used(headerComponents(), 'headers', [paths, answers]),
    responses: answers,
    examples: used(problemExamples(), 'examples', [paths, answers]),
    schemas: sorted(schemas),
  };
  const webhooks = noticesSection();
  return { ...document, paths, webhooks, components: { ...document.components, ...shared } } as OpenAPIObject;
}

/** Bodies are refused for unknown fields, so their schemas say so. */
function strictBodies({ components: { schemas = {} } = {} }: OpenAPIObject): Record<string, object> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      { ...(withExampleLists(schema) as object), additionalProperties: false },
    ]),
  );
}

/** Puts in the examples that contracts name. */
function withExamples(value: unknown, made: Readonly<Record<string, unknown>>): unknown {
  if (typeof value === 'string') return made[value] ?? value;
  if (Array.isArray(value)) return value.map((one) => withExamples(one, made));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withExamples(member, made)]),
  );
}

/** Some problems come only where no call of the contract is, as with the files of the page at /docs. */
function used(all: Record<string, object>, kind: string, by: unknown): Record<string, object> {
  const text = JSON.stringify(by);
  const some = Object.entries(all).filter(([name]) => text.includes(`"#/components/${kind}/${name}"`));
  return Object.fromEntries(some);
}

function sorted(schemas: Record<string, object>): Record<string, object> {
  return Object.fromEntries(Object.entries(schemas).sort(([left], [right]) => (left < right ? -1 : 1)));
}
