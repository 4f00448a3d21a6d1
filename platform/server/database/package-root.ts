import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Found by walking up, so that it is the same from the sources and from the bundle in dist/. */
export const packageRoot = findRoot(dirname(fileURLToPath(import.meta.url)))

function findRoot(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    const file = join(folder, 'package.json')
    if (existsSync(file) && readFileSync(file, 'utf8').includes('"name": "verriere"')) return folder
    if (dirname(folder) === folder) throw new Error(`No package.json of verriere above ${resolve(start)}.`)
  }
}
