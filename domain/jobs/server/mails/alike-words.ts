import type { Locale } from '#platform/contract/locale.ts'

/** Above offers that are like the one that somebody applied for. */
export const alikeWords: Readonly<Record<Locale, string>> = {
  fr: 'Des offres qui y ressemblent',
  en: 'Offers like it',
  nl: 'Vacatures die erop lijken',
  de: 'Ähnliche Stellen',
  es: 'Ofertas parecidas',
  it: 'Offerte simili',
}

/** Who applied without a name, in mails to the firm. */
export const somebodyWords: Readonly<Record<Locale, string>> = {
  fr: 'Quelqu’un',
  en: 'Somebody',
  nl: 'Iemand',
  de: 'Jemand',
  es: 'Alguien',
  it: 'Qualcuno',
}
