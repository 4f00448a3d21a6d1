import type { BackupLine } from './backup-format.ts'

const columns = ['file_path', 'file_path_map', 'thumbnail_path']
const prefix = '/media/'

/** Sees the lines of a backup go by, and knows which files its rows name without bringing them. */
export class NamedFiles {
  readonly #missing = new Set<string>()
  /** Where in a row of the present table files are named. */
  #places: number[] = []

  see(line: BackupLine): void {
    if (Array.isArray(line)) {
      for (const place of this.#places) {
        const address = line[place]
        if (address?.startsWith(prefix)) this.#missing.add(address.slice(prefix.length))
      }
    } else if ('table' in line) {
      this.#places = line.table === 'media_object' ? columns.map(name => line.columns.indexOf(name)) : []
    } else if ('endOfFile' in line && line.sha256 !== 'gone') {
      this.#missing.delete(line.endOfFile)
    }
  }

  get missing(): string[] {
    return [...this.#missing]
  }
}
