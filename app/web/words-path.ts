import type { Locale } from '#platform/contract/locale.ts'

/** The list of the message files of a language, which finds them for the browser. */
export const wordsList = (locale: Locale) => `/app/web/words-files.ts?locale=${locale}`

const shared: Readonly<Record<string, string>> = {
  app: '/app/web/messages',
  help: '/app/web/help/messages',
  steps: '/app/web/help/steps/messages',
  kit: '/platform/web/ui/messages',
  import: '/platform/web/import/messages',
  lists: '/platform/web/list/messages',
  saving: '/platform/web/saving/messages',
}

/** The message file of a namespace: of what all share, of a domain, of a part of one (`visit/work`). */
export function wordsPath(locale: Locale, namespace: string): string {
  const [domain, ...part] = namespace.split('/')
  const folder = shared[namespace] ?? ['/domain', domain, 'web/messages', ...part].join('/')
  return `${folder}/${locale}.json`
}
