import type { Locale } from '#platform/contract/locale.ts'
import type { WordsSource } from '#platform/web/words/words.ts'
import { wordsPath } from './words-path.ts'

type Messages = Record<string, unknown>

const words = import.meta.glob<Messages>(
  [
    '/app/web/messages/*.json',
    '/app/web/help/messages/*.json',
    '/app/web/help/steps/messages/*.json',
    '/platform/web/ui/messages/*.json',
    '/platform/web/import/messages/*.json',
    '/platform/web/list/messages/*.json',
    '/platform/web/saving/messages/*.json',
    '/domain/*/web/messages/**/*.json',
  ],
  { import: 'default' },
)
const problems = import.meta.glob<Messages>(
  ['/platform/contract/problems/*.json', '/domain/*/contract/problems/*.json'],
  { import: 'default' },
)

/** All sentences of message codes as one namespace, `validations`, however many files they come from. */
async function validations(locale: Locale): Promise<Messages> {
  const mine = Object.entries(problems).filter(([path]) => path.endsWith(`/${locale}.json`))
  return Object.assign({}, ...(await Promise.all(mine.map(([, load]) => load()))))
}

export const wordsFile: WordsSource = (locale, namespace) =>
  namespace === 'validations'
    ? validations(locale)
    : (words[wordsPath(locale, namespace)]?.() ?? Promise.resolve({}))
