import { type ReactNode, use } from 'react'
import { loadWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { ensureWords, useWordBook, type WordBook } from '#platform/web/words/words.ts'
import { wordsSource } from '../words-source.ts'

const fetched = new WeakMap<WordBook, Map<string, Promise<void>>>()

/** The words of what comes by itself, fetched when it is shown first. */
export function WithWords({ of, children }: { of: readonly string[]; children: ReactNode }) {
  const book = useWordBook()
  const ofBook = fetched.get(book) ?? new Map<string, Promise<void>>()
  fetched.set(book, ofBook)
  const name = of.join()
  const words = ofBook.get(name) ?? loadWithRetry(() => ensureWords(book, wordsSource, of))
  ofBook.set(name, words)
  use(words)
  return children
}
