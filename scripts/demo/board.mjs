const LETTERS = 3;

/** The last board as text: a grid where the printed parts place things by column and row, else the view as a list. */
export function boardText(view, components) {
  const layout = components?.layouts?.[view?.layout];
  const grid =
    layout === undefined ? [] : ['Lid and content of each place:', ...gridOf(layout, view.seen ?? []), ''];
  return [...grid, ...linesOf(withoutSeen(view, layout))].join('\n');
}

function withoutSeen(view, layout) {
  const { seen, ...rest } = view ?? {};
  return layout === undefined || seen === undefined ? (view ?? {}) : rest;
}

/** Each grave as `lid/content`; a dot where nobody has looked. */
function gridOf({ graves }, seen) {
  const known = new Map(seen.map((one) => [one.grave, one]));
  const rows = [...new Set(graves.map(({ y }) => y))].sort((a, b) => a - b);
  return rows.map((row) =>
    graves
      .filter(({ y }) => y === row)
      .sort((a, b) => a.x - b.x)
      .map(({ id }) => cell(known.get(id)))
      .join(' ')
      .trimEnd(),
  );
}

function cell(seen) {
  if (seen === undefined) return '   ·   ';
  return `${short(seen.lid)}/${short(holds(seen.content))}`;
}

const holds = (content) => content.colour ?? (content.is === 'empty' ? '' : content.is);

const short = (word) => (word === '' ? '-' : word).slice(0, LETTERS).padEnd(LETTERS);

/** Any view, for a reader: one line for each field, one for each thing in a list of things. */
function linesOf(value, indent = '  ') {
  return Object.entries(value).flatMap(([name, field]) => {
    if (Array.isArray(field) && field.some(isThing)) {
      return [`${indent}${name}`, ...field.map((thing) => `${indent}  ${inline(thing)}`)];
    }
    return [`${indent}${name}: ${inline(field)}`];
  });
}

const isThing = (value) => typeof value === 'object' && value !== null;

function inline(value) {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(inline).join(' ');
  if (!isThing(value)) return String(value);
  return Object.entries(value)
    .map(([name, field]) => `${name} ${inline(field)}`)
    .join(', ');
}
