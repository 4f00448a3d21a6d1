import type { Plugin } from 'vite'

/**
 * An icon without the keys of its parts, of which React warns in development alone, and without its names, which would stand
 * as classes wherever it is drawn: each is new to whatever packs the file or the page.
 */
export const bareIcon = (code: string): string =>
  code
    .replace(/,\s+key: "[^"]*"/g, '')
    .replace(/^\s+name: "[^"]*",\n/m, '')
    .replace(/,\s+aliases: \[[^\]]*\]/, '')

/** Icons as they are built, alike for the server, which draws them first. */
export const bareIcons: Plugin = {
  name: 'verriere:bare-icons',
  apply: 'build',
  transform(code, id) {
    if (!/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/.test(id)) return
    return { code: bareIcon(code), map: null }
  },
}
