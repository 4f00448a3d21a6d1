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

/** Which files a page needs, so that its styles and scripts start loading with the document. */
export type Assets = {
  entry: string
  of(sources: readonly string[]): { styles: string[]; scripts: string[]; fonts: string[] }
  /** What development adds to the head. */
  head(nonce: string): string
}

const entrySource = 'app/web/entry-client.tsx'

/** @throws when the browser's build is missing. */
export function builtAssets(root: string): Assets {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as Manifest
  const entry = manifest[entrySource]
  if (!entry) throw new Error('The build has no entry: run the build again.')
  const url = (file: string) => `/${file}`
  const collect = (key: string, seen: Set<string>): Chunk[] => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [chunk, ...(chunk.imports ?? []).flatMap(next => collect(next, seen))]
  }
  // The Latin files of the two families; others load when a letter needs them.
  const fonts = Object.values(manifest)
    .flatMap(chunk => chunk.assets ?? [])
    .filter(file => /latin(?!-ext)[^/]*\.woff2$/.test(file) && !/italic/.test(file))
  const firstFonts = [...new Set(fonts)].slice(0, 2).map(url)
  return {
    entry: url(entry.file),
    of(sources) {
      const seen = new Set<string>()
      const chunks = [entrySource, ...sources.map(source => source.replace(/^\//, ''))].flatMap(key =>
        collect(key, seen),
      )
      const unique = (files: string[]) => [...new Set(files)].map(url)
      return {
        styles: unique(chunks.flatMap(chunk => chunk.css ?? [])),
        scripts: unique(chunks.map(chunk => chunk.file)),
        fonts: firstFonts,
      }
    },
    head: () => '',
  }
}

/** In development Vite serves the sources; styles come with their modules. */
export const developmentAssets: Assets = {
  entry: `/${entrySource}`,
  of: () => ({ styles: [], scripts: [], fonts: [] }),
  head: nonce =>
    `<script type="module" src="/@vite/client"></script><script type="module" nonce="${nonce}">import r from '/@react-refresh';r.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t</script>`,
}
