import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import { seedReference } from '#seed/reference.ts'
import { serveProduct } from './product.ts'

/** Runs a statement that returns the session it makes. */
export type AskRow = (text: string) => Promise<{ userId: number; sessionId: string }>

/** The product over an embedded database that these statements have filled, asked by people who are logged in. */
export async function embeddedFixture<T>(
  statements: string,
  logIn: (ask: AskRow) => Promise<Record<string, string>[]>,
  measure: (server: string, readers: Record<string, string>[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'verriere-fixture-'))
  try {
    const database = await openDatabase({ url: '', dataDir: folder, log: quietLog })
    await migrate(database)
    await database.transaction(db => seedReference(db))
    for (const statement of statements.split(/;\n/))
      if (statement.trim())
        await database.transaction(db => sql.raw(statement).execute(db), { unhurried: true })
    await sql.raw('analyze').execute(database.kysely)
    const readers = await logIn(async text => {
      const [row] = (await sql.raw<Awaited<ReturnType<AskRow>>>(text).execute(database.kysely)).rows
      if (!row) throw new Error('No session was made.')
      return row
    })
    await database.close()
    const product = await serveProduct({ DATA_DIR: folder })
    try {
      return await measure(product.url, readers)
    } finally {
      await product.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
