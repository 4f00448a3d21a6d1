import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthIt = /\.(js|css|svg|json|wasm)$/

/** Beside each of the browser's files its `.br` and `.gz`, as small as they get: packed once, not for every visitor. */
export const compressedAssets: Plugin = {
  name: 'verriere:compressed-assets',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  async writeBundle({ dir = '' }) {
    const folder = join(dir, 'assets')
    const names = (await readdir(folder)).filter(name => worthIt.test(name))
    await Promise.all(
      names.map(async name => {
        const bytes = await readFile(join(folder, name))
        const [small, usual] = await Promise.all([
          promisify(brotliCompress)(bytes),
          promisify(gzip)(bytes, { level: 9 }),
        ])
        await Promise.all([
          writeFile(join(folder, `${name}.br`), small),
          writeFile(join(folder, `${name}.gz`), usual),
        ])
      }),
    )
  },
}
