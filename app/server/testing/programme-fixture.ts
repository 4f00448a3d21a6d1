import { sql } from 'kysely'
import type { ProgrammeDecisions, ProgrammePreview } from '#domain/conferences/contract/programme-import.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { csvForm } from './csv-form.ts'
import { messagingFixture, type Name } from './messaging-fixture.ts'

type Sending = {
  step?: '/file' | '/preview' | ''
  who?: Name
  fair?: 'fair1' | 'fair2'
  decisions?: unknown
  mapping?: object
  query?: string
}

/** The two fairs of the small fixture, into which programmes are imported. */
export async function programmeFixture() {
  const c = await messagingFixture()
  const { platform, seeded } = c
  const db = () => platform.services.database.kysely
  const send = (
    file: string | Buffer,
    { step = '', who = 'organizer1', fair = 'fair1', decisions, mapping, query = '' }: Sending = {},
  ) => {
    const { headers, payload } = csvForm(file, mapping, undefined, decisions)
    return platform.call(who, {
      method: 'POST',
      url: `/api/fairs/${seeded.fairs[fair]}/programme/import${step}${query}`,
      headers,
      payload,
    })
  }
  const answer = async (sent: ReturnType<typeof send>): Promise<ProgrammePreview> => {
    const got = await sent
    if (got.statusCode !== 200) throw new Error(`${got.statusCode} ${got.body}`)
    return got.json<ProgrammePreview>()
  }
  /** What an import would do, or has done. @throws for one that is refused */
  const preview = (file: string | Buffer, decisions?: ProgrammeDecisions, sending: Sending = {}) =>
    answer(send(file, { ...sending, step: '/preview', decisions }))
  const run = (file: string | Buffer, decisions?: ProgrammeDecisions, sending: Sending = {}) =>
    answer(send(file, { ...sending, decisions }))
  const refused = async (file: string | Buffer, sending: Sending = {}) => {
    const got = await send(file, sending)
    const { message_code: code, errors } = got.json<{
      message_code: string
      errors?: Record<string, string[]>
    }>()
    return [got.statusCode, Object.values(errors ?? {}).flat()[0] ?? code]
  }
  const undo = (id: number | null, who: Name = 'organizer1') =>
    platform.call(who, { method: 'POST', url: `/api/programme_imports/${id}/undo` })
  const publish = (program: number | null, who: Name = 'organizer1') =>
    platform.call(who, { method: 'POST', url: `/api/conference_programs/${program}/publish` })
  const withdraw = (program: number | null) =>
    platform.call('organizer1', { method: 'POST', url: `/api/conference_programs/${program}/withdraw` })
  const file = async (program: number | null, name: string, who: Name | null = null) => {
    const got = await platform.call(who, { url: `/api/conference_programs/${program}/${name}` })
    if (got.statusCode !== 200) throw new Error(`${got.statusCode} ${got.body}`)
    return got.body
  }
  /** A session by its title, as the table has it. */
  const session = (title: string, fair: 'fair1' | 'fair2' = 'fair1') =>
    one<{
      id: number
      state: string
      begin: string
      room: string
      sequence: number
      version: number
    }>(db())`
      select c.id, c.state, to_char(c.begin_at at time zone 'UTC', 'MM-DD HH24:MI') as begin,
        coalesce(r.translations #>> '{fr,name}', '') as room, c.sequence, c.version
      from conference c left join conference_room r on r.id = c.conference_room_id
      where c.fair_id = ${seeded.fairs[fair]} and exists (select from jsonb_each(c.translations)
        where value ->> 'title' = ${title})`
  const counts = () =>
    maybeOne<Record<string, number>>(db())`
      select (select count(*)::int from conference) as conferences,
        (select count(*)::int from conference_room) as rooms,
        (select count(*)::int from conference_track) as tracks,
          (select count(*)::int from speaker) as speakers,
        (select count(*)::int from conference_document) as documents,
        (select count(*)::int from conference_speaker) as links,
        (select coalesce(sum(version), 0)::int from conference) as versions,
        (select count(*)::int from conference_change) as changes,
        (select count(*)::int from programme_import) as imports,
          (select count(*)::int from import_run) as runs`
  /** All that an import writes, but for what says that a record is another one now. */
  const written = [
    'conference_program',
    'conference_track',
    'conference_room',
    'speaker',
    'conference',
    'conference_speaker',
    'conference_document',
  ]
  const all = async () =>
    Object.fromEntries(
      await Promise.all(
        written.map(async table => [
          table,
          await many(db())`
            select to_jsonb(t) - array['version', 'sequence', 'changed_at'] as row
            from ${sql.table(table)} t order by to_jsonb(t)::text`,
        ]),
      ),
    )
  const keep = (user: number, conference: number) =>
    sql`insert into agenda_entry (user_id, conference_id) values (${user}, ${conference})`.execute(db())
  return {
    c,
    platform,
    seeded,
    db,
    send,
    preview,
    run,
    refused,
    undo,
    publish,
    withdraw,
    file,
    session,
    counts,
    all,
    keep,
  }
}
