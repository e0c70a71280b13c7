const LONGEST = 40;
const LINKS = /\S*:\/\/\S*/gu;
const ODD = /[^\p{L}\p{M}\p{Nd} '’-]/gu;

/** A name as it stands in mails to strangers: nothing in it leads anywhere. Empty where nothing is left. */
export function nameInMail(name: string): string {
  const plain = name.replace(LINKS, '').replace(ODD, '').replace(/ +/g, ' ').trim();
  return [...plain].slice(0, LONGEST).join('').trim();
}
