/** How mail clients set apart what somebody else wrote. */

// Before a quote: "On …, … wrote:". A date or an address stands in it, or it is a sentence of the player's own.
const WROTE = [
  /\bwrote\s*:$/i,
  /(?<!\p{L})schrieb(?!\p{L}).*:$/iu,
  /a écrit\s*:$/iu,
  /escribió\s*:$/iu,
  /ha scritto\s*:$/iu,
  /escreveu\s*:$/iu,
  /(?<!\p{L})(schreef|geschreven)(?!\p{L}).*:$/iu,
  /(napisał(\(a\)|a)?|pisze)\s*:$/iu,
  /napsal(\(a\)|a)?\s*:$/iu,
  /(пишет|писал(\(а\)|а)?|написал(\(а\)|а)?)\s*:$/iu,
  /(のメール|書きました|書いた)\s*[:：]$/u,
  /[写寫]道\s*[:：]$/u,
  /(작성|썼습니다|님이 씀)\s*[:：]$/u,
  /(?<!\p{L})skrev(?!\p{L}).*:$/iu,
  /(?<!\p{L})kirjoitti(?!\p{L}).*:$/iu,
  /(yazdı|tarihinde)\s*:$/iu,
  // Some have no word for it.
  /<[^<>\s@]+@[^<>\s@]+>\s*[:：]$/u,
];
const SAYS_WHO_OR_WHEN = /\d|@/;
const LONGEST = 400;
const MOST_LINES = 4;

/** How many lines from this one on say who wrote what follows; 0 if none do. */
export function attributionAt(lines: readonly string[], at: number): number {
  let whole = '';
  for (let count = 1; count <= MOST_LINES && at + count <= lines.length; count++) {
    const line = lines[at + count - 1]!.trim();
    if (line === '' || isQuoted(line)) return 0;
    whole = `${whole} ${line}`.trim();
    if (whole.length > LONGEST) return 0;
    if (SAYS_WHO_OR_WHEN.test(whole) && WROTE.some((pattern) => pattern.test(whole))) return count;
  }
  return 0;
}

export function isQuoted(line: string): boolean {
  return /^\s{0,3}[>＞|]/u.test(line);
}

const FROM =
  /^\*?(from|von|de|da|van|od|от|från|fra|lähettäjä|kimden|gönderen|差出人|送信元|发件人|寄件者|보낸 사람|보낸사람)\*?\s*[:：]/iu;
const FIELD = /^\*?[\p{L} -]{1,24}\*?\s?[:：]/u;
const RULE = /^(_{8,}|={8,}|-{8,})$/u;

/** "-----Original Message-----" in any language, or the line that Outlook draws. */
function isRule(line: string): boolean {
  return RULE.test(line) || (/^-{3,}[^-]/u.test(line) && line.endsWith('---'));
}

/** Whether all that follows was written by others: the headers of the mail that is answered, or a line above them. */
export function beginsMail(lines: readonly string[], at: number): boolean {
  const line = lines[at]!.trim();
  if (isRule(line)) return true;
  return FROM.test(line) && FIELD.test(lines[at + 1]?.trim() ?? '');
}

const SENT =
  /^(sent (from|via|with|on) |get outlook for |von meinem .*gesendet|gesendet (von|mit|aus)|diese nachricht wurde von|envoyé (de|depuis|avec|à partir)|enviado (desde|do|de|a partir|com|con)|inviato da|verzonden (vanaf|met|van|via)|verstuurd (vanaf|met|van)|wysłan[eo] z|odesláno z|отправлено (с|из)|skickat från|skickades från|sendt (fra|via)|lähetetty |发自我的|發自我的|從我的|从我的|傳送自|나의 .*에서)|(から送信|에서 보냄|gönderildi)[.。]?$/iu;

/** Whether a line begins what is put under every mail: a signature, or what a telephone says of itself. */
export function beginsSignature(line: string): boolean {
  const text = line.trim();
  return /^(--|[—–―]|___?)$/u.test(text) || SENT.test(text);
}
