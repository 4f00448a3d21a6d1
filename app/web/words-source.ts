import type { Locale } from '#platform/contract/locale.ts'
import type { WordsSource } from '#platform/web/words/words.ts'

type WordsFiles = typeof import('./words-files.ts')

/** A reader needs the list of their own language alone. */
const lists: Record<Locale, () => Promise<WordsFiles>> = {
  fr: () => import('#app/web/words-files.ts?locale=fr'),
  en: () => import('#app/web/words-files.ts?locale=en'),
  nl: () => import('#app/web/words-files.ts?locale=nl'),
  de: () => import('#app/web/words-files.ts?locale=de'),
  es: () => import('#app/web/words-files.ts?locale=es'),
  it: () => import('#app/web/words-files.ts?locale=it'),
}

const fetched = new Map<string, ReturnType<WordsSource>>()

/** The list of message files comes with the first that is wanted; a page has it fetched with its words. */
export const wordsSource: WordsSource = (locale, namespace) => {
  const name = `${locale}/${namespace}`
  const known = fetched.get(name)
  if (known) return known
  const file = lists[locale]().then(files => files.wordsFile(locale, namespace))
  fetched.set(name, file)
  file.catch(() => fetched.delete(name))
  return file
}

/** What every page needs before it is shown. */
export const shellNamespaces = ['app', 'kit']

/** What any page may need once it is hydrated: sentences of refusals, names of what an account is, one’s presence, bell, messages, chat, calls. */
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
