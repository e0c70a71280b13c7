/** JSON text that goes out as it is, as an answer or a member of one. */
export class RawJson {
  constructor(readonly text: string) {}
}

/** The JSON text of an answer. A member that is `RawJson` is put in unread. */
export function jsonText(answer: unknown): string {
  if (answer instanceof RawJson) return answer.text;
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return JSON.stringify(answer);
  const members = Object.values(answer);
  return members.some((member) => member instanceof RawJson) ? spliced(answer) : JSON.stringify(answer);
}

function spliced(answer: object): string {
  const members = Object.entries(answer).flatMap(([name, member]) => {
    const text = member instanceof RawJson ? member.text : (JSON.stringify(member) as string | undefined);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${members.join(',')}}`;
}
