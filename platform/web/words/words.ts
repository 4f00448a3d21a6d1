import { createContext, useContext } from 'react'
import { defaultLocale, type Locale } from '#platform/contract/locale.ts'
import {
  type AnyWords,
  createWords,
  elsewhereOf,
  type WordBook,
  type Words,
  withAnyKey,
  workOf,
} from './word-book.ts'
import type { Namespace } from './word-keys.ts'

export { type AnyWords, createWords, elsewhereOf, type WordBook, type Words, withAnyKey, workOf }

/** Fetches one message file; the application knows where each namespace lives. */
export type WordsSource = (locale: Locale, namespace: string) => Promise<Record<string, unknown>>

const BookContext = createContext(createWords(defaultLocale))

export const WordsProvider = BookContext.Provider

/** Messages are fetched by namespace (a domain's name) as pages need them. */
export async function ensureWords(book: WordBook, source: WordsSource, namespaces: readonly string[]) {
  const missing = [...new Set(namespaces)].filter(namespace => !book.messages[namespace])
  await Promise.all(
    missing.map(async namespace => {
      book.messages[namespace] = await source(book.locale, namespace)
    }),
  )
}

/** The words of a domain in the reader's language: `const t = useWords('stands')`. */
export const useWords = <Name extends Namespace>(namespace: Name): Words<Name> =>
  useContext(BookContext).of(namespace)

/** The sentences of message codes that come as strings, from a call or a check: only those of the source are known to have one. */
export const useCodeWords = () => withAnyKey(useWords('validations'))

/** For whoever fetches more words once they are needed. */
export const useWordBook = (): WordBook => useContext(BookContext)

/** The reader's language, for dates, numbers and lists. */
export const useLocale = (): Locale => useContext(BookContext).locale
