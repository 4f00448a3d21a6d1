import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Leaving } from '#platform/server/transfer/transfer-part.ts'

/** `name` is how its uploader called it. */
export type LeavingFile = { path: string; name: string; key: string; size: number }

/** A name that every system can write, with the ending that its bytes have. */
function nameOf(name: string, address: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return `${plain || 'file'}.${address.split('.').at(-1)}`
}

/** The files that what goes out shows: public ones that are there. */
export function leavingFiles(db: Kysely<Tables>, store: FileStore) {
  const files = new Map<number, LeavingFile | null>()
  async function take(column: 'id' | 'file_path', value: number | string): Promise<LeavingFile | null> {
    const row = await maybeOne<{ id: number; name: string; address: string; use: string }>(db)`
      select id, file as name, file_path as address, use from media_object
      where visibility = 'public' and ${sql.ref(column)} = ${value}`
    if (!row) return null
    const known = files.get(row.id)
    if (known !== undefined) return known
    const key = row.address.replace(/^\/media\//, '')
    const size = await store.size(key)
    const file =
      size === null
        ? null
        : { path: `files/${row.use}/${row.id}-${nameOf(row.name, row.address)}`, name: row.name, key, size }
    files.set(row.id, file)
    return file
  }
  const found: Pick<Leaving, 'fileOf' | 'fileAt'> = {
    fileOf: async id => (files.has(id) ? files.get(id) : await take('id', id))?.path ?? null,
    fileAt: async address => (await take('file_path', address))?.path ?? null,
  }
  return { ...found, all: () => [...files.values()].filter(file => file !== null) }
}
