import { productSources } from './product-sources.ts'

/** What a date is formatted by: the first argument, where it is the language of words as it comes. */
const bare = (source: string, given: string) =>
  given === 'useLocale()' ||
  (/^\w+$/.test(given) &&
    (new RegExp(`const ${given} = useLocale\\(\\)`).test(source) ||
      new RegExp(`\\b${given}\\??: Locale\\b`).test(source)))

/** Dates written in the language of words: English ones would be American. `dateLocale` says how they are written. */
export const americanDates = (source: string): number =>
  [...source.matchAll(/Intl\.DateTimeFormat\(\s*([\w.]+(?:\(\))?)/g)].filter(([, given = '']) =>
    bare(source, given),
  ).length

export const checkDates = (): string[] =>
  productSources()
    .filter(({ source }) => americanDates(source))
    .map(({ path }) => `${path}: a date is formatted without dateLocale (platform/contract/locale.ts).`)
