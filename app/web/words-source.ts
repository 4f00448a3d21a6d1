import type { WordsSource } from '#platform/web/words/words.ts'

const fetched = new Map<string, ReturnType<WordsSource>>()

/** The list of all message files comes with the first that is wanted; a page has it fetched with its words. */
export const wordsSource: WordsSource = (locale, namespace) => {
  const name = `${locale}/${namespace}`
  const known = fetched.get(name)
  if (known) return known
  const file = import('./words-files.ts').then(files => files.wordsFile(locale, namespace))
  fetched.set(name, file)
  file.catch(() => fetched.delete(name))
  return file
}

/** What every page needs before it is shown. */
export const shellNamespaces = ['app', 'kit']

/** What any page may need once it hears: sentences of refusals, names of what an account is, one’s presence, bell, messages, chat, calls. */
export const laterNamespaces = [
  'validations',
  'identity',
  'presence',
  'stands',
  'scenes',
  'notifications',
  'messaging',
  'chat',
]
