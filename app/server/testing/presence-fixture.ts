import { type Kysely, sql } from 'kysely'
import { lampNews } from '#domain/stands/server/lamps.ts'
import type { Tables } from '#migrations/tables.ts'

const process = '00000000-0000-4000-8000-0000000000aa'

type Db = Kysely<Tables>
type There = {
  fair: number
  user: number
  isBusy?: boolean
  /** The place that their page shows. */
  shows?: { kind: 'lobby' | 'hall' | 'stand'; id: number }
}

/** Puts somebody into a fair as an open page of theirs would, until `disconnect`. */
export async function connect(db: Db, { fair, user, isBusy = false, shows }: There): Promise<void> {
  await sql`insert into presence_process (id, held_until) values (${process}::uuid, now() + interval '1 hour')
    on conflict (id) do update set held_until = excluded.held_until`.execute(db)
  await sql`
    insert into presence_connection (stream_id, process_id, user_id, kind, place_id)
    values (md5('test' || ${user}::int)::uuid, ${process}::uuid, ${user}::int, 'fair', ${fair})
    on conflict do nothing`.execute(db)
  if (shows)
    await sql`
      insert into presence_connection (stream_id, process_id, user_id, kind, place_id)
      values (md5('test' || ${user}::int)::uuid, ${process}::uuid, ${user}::int, ${shows.kind}, ${shows.id})
      on conflict do nothing`.execute(db)
  await sql`delete from presence_talk where user_id = ${user} and cause = 'test'`.execute(db)
  if (isBusy) await sql`insert into presence_talk (user_id, cause) values (${user}, 'test')`.execute(db)
}

/** Takes out of all fairs whoever `connect` has put there, one or all, without any grace. */
export async function disconnect(db: Db, user: number | null = null): Promise<void> {
  await sql`delete from presence_talk where cause = 'test'
    and user_id = coalesce(${user}::int, user_id)`.execute(db)
  await sql`delete from presence_connection where process_id = ${process}::uuid
    and user_id = coalesce(${user}::int, user_id)`.execute(db)
  await sql`select pg_notify('changed', 'news')`.execute(db)
}

/** As it is told to open pages, of which a test has none. */
export const tellLamps = async (db: Db): Promise<void> => void (await lampNews(db))
