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

/** Any view, for a reader: what is plain on one line, then a line for each list and each thing in a list of things. */
function linesOf(view) {
  const told = Object.entries(view).filter(([, value]) => saysSomething(value));
  const plain = told.filter(([, value]) => typeof value !== 'object');
  const parts = told.filter(([, value]) => typeof value === 'object');
  return [`  ${plain.map(inWords).join(' · ')}`, ...parts.flatMap(partOf)].filter(
    (line) => line.trim() !== '',
  );
}

function partOf([name, value]) {
  if (!Array.isArray(value) || !value.some(isThing)) return [`  ${inWords([name, value])}`];
  return [`  ${name}`, ...value.map((thing, at) => `    ${at + 1}. ${inline(thing)}`)];
}

const isThing = (value) => typeof value === 'object' && value !== null;

/** No, nothing and none need not be said. */
function saysSomething(value) {
  if (Array.isArray(value)) return value.length > 0;
  if (isThing(value)) return Object.values(value).some(saysSomething);
  return value !== false && value !== null && value !== undefined && value !== '';
}

const inWords = ([name, value]) => (value === true ? name : `${name} ${inline(value)}`);

function inline(value) {
  if (Array.isArray(value)) return counted(value.map(inline));
  if (!isThing(value)) return String(value);
  return Object.entries(value)
    .filter(([, field]) => saysSomething(field))
    .map(inWords)
    .join(', ');
}

/** What comes several times is said once. */
function counted(words) {
  return [...new Set(words)]
    .map((word) => [word, words.filter((one) => one === word).length])
    .map(([word, times]) => (times === 1 ? word : `${word} ×${times}`))
    .join(', ');
}
