/** An element of an XML document. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Element | string)[];
}

interface Open extends Element {
  readonly children: (Element | string)[];
}

const TOKEN = /<\/([A-Za-z][\w-]*)>|<([A-Za-z][\w-]*)((?: [\w:-]+="[^"<]*")*)(\/?)>|([^<]+)/gy;
const ENTITY = /&(?:amp|lt|gt|quot|#39);/g;

/** A document as strictly as XML has it, without the forms that pictures do not use. @throws if it is not one */
export function parsed(text: string): Element {
  const top: Open = { name: '', attributes: {}, children: [] };
  const open: Open[] = [top];
  let end = 0;
  for (const token of text.matchAll(TOKEN)) {
    end = token.index + token[0].length;
    took(token, open);
  }
  if (end !== text.length) throw new Error(`not XML: ${text.slice(end, end + 60)}`);
  const [root] = top.children;
  if (open.length !== 1 || top.children.length !== 1 || typeof root !== 'object')
    throw new Error('not one element that ends');
  return root;
}

function took([, closes, opens, attributes = '', empty, text]: RegExpMatchArray, open: Open[]): void {
  if (text !== undefined) return void open.at(-1)!.children.push(checked(text));
  if (closes !== undefined) {
    if (open.pop()?.name !== closes) throw new Error(`</${closes}> ends nothing`);
    return;
  }
  const element: Open = { name: opens!, attributes: attributesOf(attributes), children: [] };
  open.at(-1)!.children.push(element);
  if (empty === '') open.push(element);
}

function attributesOf(text: string): Readonly<Record<string, string>> {
  const all = [...text.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, checked(value!)]);
  if (new Set(all.map(([name]) => name)).size !== all.length) throw new Error(`twice in ${text}`);
  return Object.fromEntries(all) as Record<string, string>;
}

function checked(text: string): string {
  if (text.replaceAll(ENTITY, '').includes('&')) throw new Error(`a bare & in ${text}`);
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

export const textOf = ({ children }: Element): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

export const elementsOf = (element: Element): readonly Element[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child))),
];
