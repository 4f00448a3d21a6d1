import i18next, { type i18n, type ResourceKey } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { defaultLocale, type Locale } from '#platform/contract/locale.ts'

/** Messages by namespace. */
export type Dictionary = Record<string, Record<string, unknown>>

/** Fetches one message file; the application knows where each namespace lives. */
export type WordsSource = (locale: Locale, namespace: string) => Promise<Record<string, unknown>>

/**
 * The dictionary of one language. Messages are fetched by namespace (a domain's name) as pages need them; missing
 * ones fall back to French, so its words of a namespace are fetched only where a language lacks the file. `known`
 * is what came with the page.
 */
export function createWords(locale: Locale, known: Dictionary = {}): i18n {
  const words = i18next.createInstance()
  words.use(initReactI18next).init({
    lng: locale,
    fallbackLng: defaultLocale,
    resources: { [locale]: known as Record<string, ResourceKey> },
    ns: [],
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
    react: { useSuspense: false },
  })
  return words
}

export async function ensureWords(
  words: i18n,
  source: WordsSource,
  locale: Locale,
  namespaces: readonly string[],
) {
  const missing = [...new Set(namespaces)].filter(namespace => !words.hasResourceBundle(locale, namespace))
  const loaded = await Promise.all(
    missing.map(async namespace => ({ namespace, messages: await source(locale, namespace) })),
  )
  for (const { namespace, messages } of loaded)
    words.addResourceBundle(locale, namespace, messages, true, true)
}

export type Words = (key: string, values?: Record<string, unknown>) => string

/** The words of a domain in the reader's language: `const t = useWords('stands')`. */
export function useWords(namespace: string): Words {
  const { t } = useTranslation(namespace)
  return t as unknown as Words
}

/** The reader's language, for dates, numbers and lists. */
export function useLocale(): Locale {
  const { i18n: words } = useTranslation()
  return (words.language ?? defaultLocale) as Locale
}
