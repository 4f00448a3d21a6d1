import { sql } from 'kysely'
import { refusalOf } from '../http/problems.ts'
import type { Arriving, Carried, CarriedLine, OnLine } from './transfer-part.ts'

/** Writes line by line; one that is refused is as if it had not been. */
export async function eachLine(
  lines: AsyncIterable<CarriedLine>,
  { context }: Pick<Arriving, 'context'>,
  onLine: OnLine,
  write: (row: Carried) => Promise<unknown>,
): Promise<void> {
  const { db } = context
  for await (const { line, row } of lines) {
    await sql`savepoint line`.execute(db)
    try {
      await write(row)
      await sql`release savepoint line`.execute(db)
      onLine()
    } catch (error) {
      const refusal = error instanceof Error ? refusalOf(error) : null
      if (!refusal || refusal.status >= 500) throw error
      await sql`rollback to savepoint line`.execute(db)
      onLine({ line, errors: refusal.options.errors ?? { '': [refusal.messageCode] } })
    }
  }
}
