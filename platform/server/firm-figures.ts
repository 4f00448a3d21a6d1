import { type RawBuilder, sql } from 'kysely'
import type { Context } from './context.ts'

/** The exhibitors of a fair, on days of its zone; null where it is open. */
export type FirmsAsked = { fair: number; startDate: string | null; endDate: string | null; timeZone: string }

/** What a domain tells of each exhibitor to those who run the fair, in numbers alone: no row here has a person. */
export type FirmFigureSource = {
  /** What it tells, as statistics calls it, with what is said of an exhibitor without a row. */
  columns: Readonly<Record<string, 0 | null>>
  /** Those of whom there is something to tell; null where the fair does not use it. */
  read(asked: FirmsAsked, context: Context): Promise<readonly FirmFigureRow[] | null>
}

export type FirmFigureRow = { firm: number } & Readonly<Record<string, number | null>>

/** Condition that a moment lies on these days. */
export const onDays = (
  { startDate, endDate, timeZone }: FirmsAsked,
  moment: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const day = sql`(${moment} at time zone ${timeZone})::date`
  return sql`((${startDate}::date is null or ${day} >= ${startDate}::date)
    and (${endDate}::date is null or ${day} <= ${endDate}::date))`
}
