/** People write `example.org` and mean `https://example.org`. */
export const webAddress = (typed: string): string =>
  /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`
