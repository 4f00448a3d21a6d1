import { type ReactNode, use } from 'react'
import { ensureWords, useWordBook, type WordBook, workOf } from '#platform/web/words/words.ts'
import { wordsSource } from '../words-source.ts'

const words = new WeakMap<WordBook, Promise<void>>()

/** The words of conversations and rooms, fetched when the first is opened. */
export function WithConversationWords({ children }: { children: ReactNode }) {
  const book = useWordBook()
  const fetched =
    words.get(book) ?? ensureWords(book, wordsSource, ['messaging', workOf('messaging'), workOf('chat')])
  words.set(book, fetched)
  use(fetched)
  return children
}
