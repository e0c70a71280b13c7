/** What this browser keeps. Where it keeps nothing, all of it lasts as long as the page. */
const page = new Map();

export function kept(name) {
  try {
    return localStorage.getItem(`harker.${name}`) ?? page.get(name);
  } catch {
    return page.get(name);
  }
}

export function keep(name, text) {
  page.set(name, text);
  try {
    localStorage.setItem(`harker.${name}`, text);
  } catch {
    return;
  }
}

export function forget(name) {
  page.delete(name);
  try {
    localStorage.removeItem(`harker.${name}`);
  } catch {
    return;
  }
}
