import fs from 'node:fs';
import path from 'node:path';

const AREAS = [
  [/\/dist\/src\/games\//, 'rules (src/games)'],
  [/\/dist\/src\/projections\//, 'views (src/projections)'],
  [/\/dist\/src\/events\//, 'seal and append (src/events)'],
  [/\/dist\/src\/play\//, 'play (src/play)'],
  [/\/dist\/src\/(http|players)\//, 'the edge (src/http, src/players)'],
  [/node_modules\/(pg|pg-[^/]+|postgres-[^/]+)\//, 'pg'],
  [/node_modules\/canonicalize\//, 'canonicalize'],
  [/node_modules\/(@nestjs|rxjs)\//, 'Nest'],
  [/node_modules\/(fastify|@fastify|light-my-request|find-my-way|avvio)\//, 'Fastify'],
  [/node_modules\/(pino|sonic-boom|thread-stream)\//, 'log (pino)'],
  [/node_modules\/class-/, 'class-validator'],
  [/node_modules\//, 'other packages'],
  [/^node:internal\/crypto/, 'Node: crypto'],
  [/^node:.*(http|_http)/, 'Node: http'],
  [/^node:.*(net|stream|tls)/, 'Node: sockets, streams'],
  [/^node:/, 'Node: other'],
];

const SPECIAL = new Map([
  ['(garbage collector)', 'garbage collection'],
  ['(idle)', 'idle'],
  ['(program)', 'native code (sockets, waiting)'],
  ['(root)', 'native code (sockets, waiting)'],
]);

/**
 * Self time within a window of the process' clock (µs), from the one .cpuprofile in the folder: by area, and by
 * function. A built-in function counts for who called it. The result: `{ areas, functions }`, largest first.
 */
export function profileOf(folder, [from, to]) {
  const file = fs.readdirSync(folder).find((name) => name.endsWith('.cpuprofile'));
  const { nodes, samples, timeDeltas, startTime } = JSON.parse(
    fs.readFileSync(path.join(folder, file), 'utf8'),
  );
  const areas = areasOf(nodes);
  const names = new Map(
    nodes.map(({ id, callFrame }) => [id, `${callFrame.functionName || '(anonymous)'} (${areas.get(id)})`]),
  );
  const spent = { areas: new Map(), functions: new Map() };
  let now = startTime;
  samples.forEach((id, place) => {
    const time = timeDeltas[place];
    now += time;
    if (now < from || now > to || areas.get(id) === 'idle') return;
    add(spent.areas, areas.get(id), time);
    add(spent.functions, names.get(id), time);
  });
  return { areas: sorted(spent.areas), functions: sorted(spent.functions) };
}

/** Parents stand before their children. */
function areasOf(nodes) {
  const areas = new Map();
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  for (const { id, callFrame } of nodes) areas.set(id, areaOf(callFrame, areas.get(parents.get(id))));
  return areas;
}

function areaOf({ url, functionName }, callers) {
  const known = SPECIAL.get(functionName) ?? AREAS.find(([pattern]) => pattern.test(url))?.[1];
  return known ?? callers ?? 'other';
}

const add = (map, name, time) => map.set(name, (map.get(name) ?? 0) + time);
const sorted = (map) => [...map].sort(([, left], [, right]) => right - left);
