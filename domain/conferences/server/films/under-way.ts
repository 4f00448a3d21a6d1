import { type RawBuilder, sql } from 'kysely'

/** Minutes after which a recording of which nothing has come is not shown as one any more: its page is gone, or its line. */
const unheardMinutes = 2

/** Condition that something of a recording has come lately. */
export const isUnderWay = (recording: string, now: RawBuilder<unknown>) =>
  sql`(${sql.ref(`${recording}.state`)} = 'recording'
    and ${sql.ref(`${recording}.last_at`)} > ${now} - make_interval(mins => ${unheardMinutes}))`
