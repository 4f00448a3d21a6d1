import type { Locale } from '#platform/contract/locale.ts'
import type { WordsSource } from '#platform/web/words/words.ts'

type Messages = Record<string, unknown>
type Files = Record<string, () => Promise<Messages>>

const own = import.meta.glob<Messages>('/app/web/messages/*.json', { import: 'default' }) as Files
const kit = import.meta.glob<Messages>('/platform/web/ui/messages/*.json', { import: 'default' }) as Files
const imports = import.meta.glob<Messages>('/platform/web/import/messages/*.json', {
  import: 'default',
}) as Files
const domains = import.meta.glob<Messages>('/domain/*/web/messages/**/*.json', { import: 'default' }) as Files
const problems = import.meta.glob<Messages>(
  ['/platform/contract/problems/*.json', '/domain/*/contract/problems/*.json'],
  { import: 'default' },
) as Files

const file = (files: Files, path: string) => files[path]?.() ?? Promise.resolve({})

/** All sentences of message codes as one namespace, `validations`, however many files they come from. */
async function validations(locale: Locale): Promise<Messages> {
  const mine = Object.entries(problems).filter(([path]) => path.endsWith(`/${locale}.json`))
  return Object.assign({}, ...(await Promise.all(mine.map(([, load]) => load()))))
}

export const wordsFile: WordsSource = (locale, namespace) => {
  if (namespace === 'app') return file(own, `/app/web/messages/${locale}.json`)
  if (namespace === 'kit') return file(kit, `/platform/web/ui/messages/${locale}.json`)
  if (namespace === 'import') return file(imports, `/platform/web/import/messages/${locale}.json`)
  if (namespace === 'validations') return validations(locale)
  const [domain, ...part] = namespace.split('/')
  return file(domains, ['/domain', domain, 'web/messages', ...part, `${locale}.json`].join('/'))
}
