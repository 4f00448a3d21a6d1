/** An address as people say it: `https://www.nordalia.example/` → `nordalia.example`. */
export const hostOf = (address: unknown) => String(address ?? '').replace(/^https?:\/\/(www\.)?|\/$/g, '')
