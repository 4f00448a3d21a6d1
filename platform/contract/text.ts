const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in HTML and SVG, between tags and in attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, sign => signs[sign] ?? sign)

/** Text on one line: each run of what controls or breaks it, and of halves of signs, becomes `instead`. */
export const replaceControls = (text: string, instead = ' ') =>
  text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, instead)

/** Text without accents: `é` is `e`. */
export const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** As texts are searched: without case and accents, as `fold()` of the database. */
export const foldCase = (text: string) => withoutAccents(text).toLowerCase()

/** Whether a name was typed that is asked for: capitals, doubled blanks and the kind of apostrophe do not matter. */
export const isTypedAs = (typed: string, name: string) => asTyped(typed) === asTyped(name)
const asTyped = (text: string) =>
  text.normalize('NFKC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase()
