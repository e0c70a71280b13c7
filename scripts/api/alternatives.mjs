import { resolved } from './walk.mjs';

export const isUnion = ({ oneOf, anyOf }) => (oneOf ?? anyOf) !== undefined;

/**
 * The members of a union, by the constants in them, else by their names, else by their types.
 *
 * @param alone as what stands there, where that is no union
 */
export function alternativesOf(document, schema, alone = schema) {
  const found = new Map();
  for (const member of schema.oneOf ?? schema.anyOf ?? [alone]) {
    const name = nameOf(document, member);
    const same = [...found.keys()].filter((one) => one === name || one.startsWith(`${name} #`)).length;
    found.set(same === 0 ? name : `${name} #${same + 1}`, member);
  }
  return found;
}

function nameOf(document, member) {
  const { properties = {}, type = 'anything', ...rest } = resolved(document, member);
  const constant = rest.const ?? Object.values(properties).find((one) => one.const !== undefined)?.const;
  return String(constant ?? member.$ref?.split('/').at(-1) ?? [type].flat().join(' or '));
}
