/** `http(s)://`, no name or password before the host, nothing that ends an attribute or that a browser reads as a slash. */
export const webAddressPattern =
  '^https?://(?![^/?#]*@)[^\\s<>"/?#\\u0000-\\u001f\\\\][^\\s<>"\\u0000-\\u001f\\\\]*$'

const safe = new RegExp(webAddressPattern, 'i')
export const isSafeUrl = (text: string): boolean => safe.test(text)

/** What programs make a link of: a scheme, a mailbox, or no more than a name with an ending. */
const linked = /:\/\/|(?<=[\p{L}\d])[.。．｡@](?=[\p{L}\d-]*\p{L}{2})/gu

/** The first word that a mail program would make a link of; `{{name}}` is a word like any other. */
export const addressIn = (text: string): string | undefined =>
  text.split(/[\s<>]+/).find(word => word.search(linked) >= 0)

/** The same words to read, of which no program makes a link, whatever stands right before or behind them. */
export const unlinked = (text: string): string =>
  text
    .replace(linked, sign => (sign === '://' ? ':\u200b//' : `${sign}\u200b`))
    .replace(/^[.。．｡@]|[.。．｡@]$/gu, '\u200b$&\u200b')

/** For a person's name: an address in it would make every mail that names them an advertisement. “St.Anne” and “Dr.med.” are none. */
export const isAddressLike = (name: string): boolean =>
  /:\/\/|[Ww]{3}\.|\S@\S|[\p{L}\d-]{2}[.。．｡]\p{Ll}{2,}(?![\p{L}.])/u.test(name)
