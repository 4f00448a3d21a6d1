import type { Plugin } from 'vite'

const asked = /\/words-files\.ts\?locale=(\w+)$/

/** The list of message files that is asked for in one language names no other: six would weigh as much as a page's words. */
export const wordsByLanguage: Plugin = {
  name: 'verriere:words-by-language',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const [, locale] = asked.exec(id) ?? []
    return locale ? { code: code.replaceAll('/*.json', `/${locale}.json`), map: null } : undefined
  },
}
