/** The value below which that share of the sorted list lies. */
export function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Times in milliseconds and how long all took, as `{ perSecond, p50, p95, p99, count }`. */
export function summary(times, seconds) {
  const sorted = Float64Array.from(times).sort();
  return {
    count: sorted.length,
    perSecond: sorted.length / seconds,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
  };
}

/** Of several rounds, the median of each figure, however deep it lies; what is no figure is left out. */
export function medians(rounds) {
  const [first] = rounds;
  if (typeof first === 'number') return median(rounds);
  if (typeof first !== 'object' || Array.isArray(first)) return undefined;
  return Object.fromEntries(
    Object.keys(first).map((name) => [name, medians(rounds.map((one) => one[name]))]),
  );
}

/** Columns as wide as their widest cell; the first to the left, the others to the right. */
export function tableText(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
      .join('  ');
  return rows.map((row) => `  ${line(row)}`.trimEnd()).join('\n');
}

export const shown = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–');
