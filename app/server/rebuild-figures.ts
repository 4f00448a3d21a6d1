import { rebuildDay } from '#domain/statistics/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { maybeOne } from '#platform/server/database/rows.ts'

type Databases = { database: Database; statistics: Database }

/**
 * Makes the figures of a day of a fair anew from what happened.
 * @param asked address of the fair and its day: `fair-one 2026-11-24`
 * @throws where there is no such fair or day, and where what happened is no longer kept
 */
export async function rebuildFigures(
  asked: string,
  { database, statistics }: Databases,
): Promise<{ fair: number; day: string }> {
  const [homepage = '', day = ''] = asked.split(' ')
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
  if (!isDay) throw new Error(`“${day}” is no day: say it as 2026-11-24.`)
  const fair = await maybeOne<{ id: number }>(database.kysely)`
    select id from fair where homepage = ${homepage} and trashed_at is null`
  if (!fair) throw new Error('There is no fair at this address.')
  const isMade = await rebuildDay(fair.id, day, { statistics })
  if (!isMade)
    throw new Error('What happened on this day is no longer kept: there is nothing to make its figures of.')
  return { fair: fair.id, day }
}
