import type { WordsSource } from '#platform/web/words/words.ts'

/** The list of all message files comes with the first that is wanted: a page brings its own words. */
export const wordsSource: WordsSource = async (locale, namespace) =>
  (await import('./words-files.ts')).wordsFile(locale, namespace)

/** What every page needs before it is shown. */
export const shellNamespaces = ['app', 'kit']

/** What any page may need once it hears: the sentences of refusals, and the names of what an account is. */
export const laterNamespaces = ['validations', 'identity']
