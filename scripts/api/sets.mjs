/** What was taken and is not; or what was never sent, and is. */
export function compareSets({ way, say }, where, old, now, isOpen = false) {
  const gone = old.filter((one) => !now.includes(one));
  const come = now.filter((one) => !old.includes(one));
  if (gone.length > 0) say(way === 'request', `${where}: no ${gone.join(', ')}`);
  if (come.length > 0) say(way === 'response' && !isOpen, `${where}: also ${come.join(', ')}`);
}
