import { sql } from 'kysely'
import type { Services } from '#platform/server/services.ts'

/** Days for which a place that has ended is kept. */
const keptDays = 90

export const sweepPlaces = ({ database }: Services) =>
  sql`delete from waiting_place where ended_at < now() - make_interval(days => ${keptDays})`.execute(
    database.kysely,
  )
