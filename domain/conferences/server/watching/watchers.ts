import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** Members who are in the conference `c`, besides its team: who watches without an account takes none of their places. */
export const membersIn = (now: Sql): Sql => sql`(select count(*)::int from conference_attendance a
  where a.conference_id = c.id and a.left_at is null and a.until > ${now} and not a.is_team)`

/** Who is in the conference `c` besides its team: members, and those who watch without an account. */
export const presentIn = (now: Sql): Sql => sql`(${membersIn(now)}
  + (select count(*)::int from conference_watcher w where w.conference_id = c.id and w.until > ${now}))`

/** Condition: whoever has this key, if any, watches the conference `c`. */
export const isWatcherIn = (key: Sql, now: Sql): Sql =>
  sql`exists (select from conference_watcher w
    where w.conference_id = c.id and w.key = ${key} and w.until > ${now})`
