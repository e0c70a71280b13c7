import fs from 'node:fs';
import path from 'node:path';

// In the clone's `.data`, where the data cannot lie there: it says where the data is, also after the clone has moved.
const MARKER = 'where-the-data-is.txt';
const LABELS = { data: 'data:  ', clone: 'clone: ' };

/** `{ data, clone }` as the marker in the folder names them; undefined where there is none. */
export function readMarker(folder) {
  try {
    const lines = fs.readFileSync(path.join(folder, MARKER), 'utf8').split('\n');
    const after = (label) => lines.find((line) => line.startsWith(label))?.slice(label.length);
    const marker = { data: after(LABELS.data), clone: after(LABELS.clone) };
    return marker.data && marker.clone ? marker : undefined;
  } catch {
    return undefined;
  }
}

/** A convenience: where it cannot be written, the data is found as long as the clone stays. */
export function writeMarker(folder, { data, clone }) {
  const known = readMarker(folder);
  if (known?.data === data && known.clone === clone) return;
  const text = [
    'The user that Postgres runs as cannot enter this clone, so its data lies elsewhere.',
    'Keep this file when you move the clone: the data is found by it.',
    `${LABELS.data}${data}`,
    `${LABELS.clone}${clone}`,
  ];
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, MARKER), `${text.join('\n')}\n`);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
}

/**
 * The data that the marker of a clone names: its own, or that of the place it was moved from. A copy of a clone whose
 * original is still there begins with data of its own.
 */
export function followed(folder, clone) {
  const marker = readMarker(folder);
  if (marker === undefined || !fs.existsSync(marker.data)) return undefined;
  const isCopy = marker.clone !== clone && readMarker(path.join(marker.clone, '.data'))?.data === marker.data;
  return isCopy ? undefined : marker.data;
}
