import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const LONGEST = 100

/** Systems refuse socket paths beyond about 104 bytes: a deep data directory gets a short name elsewhere. */
export function controlPath(dataDir: string): string {
  const path = join(resolve(dataDir), 'control.sock')
  if (Buffer.byteLength(path) <= LONGEST) return path
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 24)
  return join(tmpdir(), `verriere-${process.getuid?.() ?? 0}-${name}.sock`)
}
