import type { Plugin } from 'vite'

/**
 * The router without the names that its components bear in development, and with each of them marked as one that may be
 * left out: what nobody uses is not in the file.
 */
export const partsOfRouter = (code: string): string =>
  code
    .replace(/^[\w$]+\.displayName = "[^"]*";$/gm, '')
    .replace(
      /^var ([\w$]+) = (React\d*\.(?:forwardRef|memo|createContext)\()/gm,
      'var $1 = /* @__PURE__ */ $2',
    )

/** The router in the browser's build. */
export const routerParts: Plugin = {
  name: 'verriere:router-parts',
  apply: 'build',
  transform(code, id) {
    if (this.environment.name !== 'client' || !/react-router\/dist\/production\/[^/]+\.mjs$/.test(id)) return
    return { code: partsOfRouter(code), map: null }
  },
}
