import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = {
  file: string
  css?: string[]
  imports?: string[]
  assets?: string[]
  isEntry?: boolean
  src?: string
}
type Manifest = Record<string, Chunk>

/** Which files a page needs: its styles load with the document, its scripts right after it is painted. */
export type Assets = {
  /** Each script comes after those it needs; of `looks` the styles alone. */
  of(
    sources: readonly string[],
    looks: readonly string[],
  ): { styles: string[]; scripts: string[]; fonts: string[] }
  /** What development adds to the head, and the scripts that stand in it. */
  head: { html: string; scripts: string[] }
}

const entrySource = 'app/web/entry-client.tsx'

/** @throws when the browser's build is missing. */
export function builtAssets(root: string): Assets {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as Manifest
  if (!manifest[entrySource]) throw new Error('The build has no entry: run the build again.')
  const url = (file: string) => `/${file}`
  const collect = (key: string, seen: Set<string>): Chunk[] => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [...(chunk.imports ?? []).flatMap(next => collect(next, seen)), chunk]
  }
  // The Latin files of the two families; others load when a letter needs them.
  const fonts = Object.values(manifest)
    .flatMap(chunk => chunk.assets ?? [])
    .filter(file => /latin(?!-ext)[^/]*\.woff2$/.test(file) && !/italic/.test(file))
  const firstFonts = [...new Set(fonts)].slice(0, 2).map(url)
  return {
    of(sources, looks) {
      const seen = new Set<string>()
      const chunksOf = (all: readonly string[]) =>
        all.flatMap(source => collect(source.replace(/^\//, ''), seen))
      const chunks = chunksOf([...sources, entrySource])
      const unique = (files: string[]) => [...new Set(files)].map(url)
      return {
        styles: unique([...chunks, ...chunksOf(looks)].flatMap(chunk => chunk.css ?? [])),
        scripts: unique(chunks.map(chunk => chunk.file)),
        fonts: firstFonts,
      }
    },
    head: { html: '', scripts: [] },
  }
}

const refresh =
  "import r from '/@react-refresh';r.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t"

/** In development Vite serves the sources; styles come with their modules. */
export const developmentAssets: Assets = {
  of: () => ({ styles: [], scripts: [`/${entrySource}`], fonts: [] }),
  head: {
    html: `<script type="module" src="/@vite/client"></script><script type="module">${refresh}</script>`,
    scripts: [refresh],
  },
}
