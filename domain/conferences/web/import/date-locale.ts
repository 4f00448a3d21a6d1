import type { Locale } from '#platform/contract/locale.ts'

/** English as it is written in Britain: the day first, 24 hours. */
export const dateLocale = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale)
