import { sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import type { MayHear } from '#platform/server/live/live-routes.ts'

const places = {
  fair: sql`select id, id as fair from fair`,
  hall: sql`select id, fair_id as fair from fair_hall`,
  stand: sql`select id, fair_id as fair from stand`,
}

/** Whoever may walk through a fair hears which of its places have changed. */
export const mayHearChanges: MayHear = async (topic, actor, { database }) => {
  const [, kind, id] = /^(fair|hall|stand):([1-9]\d{0,8})$/.exec(topic) ?? []
  if (!kind) return false
  const place = places[kind as keyof typeof places]
  const { rows } = await sql`
    select 1 from (${place}) place where id = ${Number(id)} and ${isFairSeen(sql`place.fair`, { actor })}`.execute(
    database.kysely,
  )
  return rows.length > 0
}
