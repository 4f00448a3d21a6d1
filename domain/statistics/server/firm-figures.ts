import type { Context } from '#platform/server/context.ts'
import { declared } from '#platform/server/domains.ts'
import { type FirmNumbers, firmFigureNames } from '../contract/figures.ts'
import { type Period, timeZoneOf } from './period.ts'

/**
 * What other domains tell of the exhibitors of a fair, by their id, and of one of whom none of them does: numbers, joined here
 * and in no statement. Columns of what the fair does not use are not there.
 */
export async function firmNumbersOf(
  fair: number,
  period: Period,
  context: Context,
): Promise<(firm: number) => FirmNumbers> {
  const asked = { fair, ...period, timeZone: await timeZoneOf(fair, context) }
  const none: FirmNumbers = {}
  const told = new Map<number, FirmNumbers>()
  for (const { columns, read } of declared('firmFigures')) {
    const rows = await read(asked, context)
    if (!rows) continue
    const known = firmFigureNames.filter(name => name in columns)
    for (const name of known) none[name] = columns[name] ?? null
    for (const { firm, ...row } of rows)
      told.set(firm, {
        ...told.get(firm),
        ...Object.fromEntries(known.map(name => [name, row[name] ?? null])),
      })
  }
  return firm => ({ ...none, ...told.get(firm) })
}
