const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in HTML and SVG, between tags and in attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, sign => signs[sign] ?? sign)

/** Text between tags alone, with its quotes: as sanitized HTML and WebVTT have it. */
export const escapeText = (text: string) => text.replace(/[&<>]/g, sign => signs[sign] ?? sign)

const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** What escaped text says, also where it has no-break spaces of HTML: they are spaces. */
export const unescapeHtml = (text: string) =>
  text.replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, entity => entities[entity] ?? entity)

/** Text without the characters that XML 1.0 cannot hold, however they are written. */
export const withoutXmlControls = (text: string) =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')

/** Text on one line: each run of what controls or breaks it, and of halves of signs, becomes `instead`. */
export const replaceControls = (text: string, instead = ' ') =>
  text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, instead)

/** Text without accents: `é` is `e`. */
export const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Letters that are no other letter with an accent, as the database takes them apart. */
const letters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
}

/** As texts are searched, here and by `fold()` of the database: without case and accents. A test compares both by letters. */
export const foldCase = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđðþħŧŋı]/g, letter => letters[letter] ?? letter)

/** Whether a name was typed that is asked for: capitals, doubled blanks and the kind of apostrophe do not matter. */
export const isTypedAs = (typed: string, name: string) => asTyped(typed) === asTyped(name)
const asTyped = (text: string) =>
  text.normalize('NFKC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase()
