/** Members of two objects by name: those that are gone, that have come, and that both have. */
export function eachOf(before = {}, after = {}, { gone, come, both }) {
  for (const [name, one] of Object.entries(before))
    if (!Object.hasOwn(after, name)) gone(name, one);
    else both(name, one, after[name]);
  for (const [name, one] of Object.entries(after)) if (!Object.hasOwn(before, name)) come(name, one);
}
