/** The languages of the interface, in the order in which they are offered; the first is the fallback. */
export const locales = ['fr', 'en', 'nl', 'de', 'es', 'it'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'fr'

/** By which dates and times are written: English as in Great Britain, the day first and 24 hours. */
export const dateLocale = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale)

/** Cookie that remembers the reader's language. */
export const localeCookie = 'locale'

export const localeCookieSeconds = 365 * 24 * 3600

export function isLocale(value: unknown): value is Locale {
  return locales.some(locale => locale === value)
}

/**
 * The best of our languages for an `Accept-Language` header, by its quality values.
 * Unknown or malformed headers give the default.
 */
export function acceptedLocale(header: string | undefined): Locale {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map(part => {
      const [tag = '', quality] = part.trim().split(';q=')
      return {
        locale: tag.slice(0, 2).toLowerCase(),
        quality: quality === undefined ? 1 : Number(quality) || 0,
      }
    })
    .sort((a, b) => b.quality - a.quality)
  return wishes.map(wish => wish.locale).find(isLocale) ?? defaultLocale
}
