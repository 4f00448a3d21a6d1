import type { Plugin } from 'vite'

/** The parts of an icon without the keys that React warns of in development alone: each is new to whatever packs the file. */
export const keylessIcon = (code: string): string => code.replace(/, key: "[^"]*"/g, '')

/** Icons in the browser's build. */
export const keylessIcons: Plugin = {
  name: 'verriere:keyless-icons',
  apply: 'build',
  transform(code, id) {
    if (this.environment.name !== 'client' || !/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/.test(id)) return
    return { code: keylessIcon(code), map: null }
  },
}
