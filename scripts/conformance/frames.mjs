/** The events of a stream one by one, as they came: `{ text, event, data }`; `data` is undefined where there is none. */
export async function* framesIn(body) {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    rest += decoder.decode(bytes, { stream: true });
    const parts = rest.split('\n\n');
    rest = parts.pop();
    for (const part of parts) yield read(`${part}\n\n`);
  }
}

function read(text) {
  const event = /^event: (.*)$/m.exec(text)?.[1];
  const data = /^data: (.*)$/m.exec(text)?.[1];
  return { text, event, data: data === undefined ? undefined : JSON.parse(data) };
}

/** The same event with other data. */
export const withData = ({ text }, data) =>
  text.replace(/^data: .*$/m, () => `data: ${JSON.stringify(data)}`);
