import type { Database } from '#platform/server/database/database.ts'
import { type TableShape, tableDigest, tableShapes } from '#platform/server/database/schema-catalog.ts'
import { rewritten } from './legacy-fixture.ts'

export type Contents = Map<string, { shape: TableShape; rows: number; digest: string }>

/** What every table holds, in the columns that no migration means to change; again the same columns, given what was. */
export async function tableContents(database: Database, earlier?: Contents): Promise<Contents> {
  return database.transaction(
    async trx => {
      const shapes = earlier ? [...earlier.values()].map(({ shape }) => shape) : await tableShapes(trx)
      const contents: Contents = new Map()
      for (const { name, types, columns } of shapes) {
        const shape = { name, types, columns: columns.filter(column => !rewritten[name]?.includes(column)) }
        if (shape.columns.length) contents.set(name, { shape, ...(await tableDigest(trx, shape)) })
      }
      return contents
    },
    { unhurried: true, readOnly: true },
  )
}

/** The tables of which something was lost or changed. */
export const changedTables = (before: Contents, after: Contents): string[] =>
  [...before].flatMap(([name, { rows, digest }]) => {
    const now = after.get(name)
    return now?.rows === rows && now.digest === digest ? [] : [name]
  })
