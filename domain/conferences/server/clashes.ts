import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { clashesMost, type ProgramClash, programClashKinds } from '../contract/clashes.ts'
import { assertModule } from './assert-module.ts'

type Kind = ProgramClash['kind']
type Read = Pick<Context, 'db' | 'locale' | 'services'>

const isOn = (alias: string) =>
  sql`${sql.ref(`${alias}.state`)} <> 'cancelled' and ${sql.ref(`${alias}.begin_at`)} is not null`
const isTogether = sql`a.begin_at < b.end_at and b.begin_at < a.end_at
  and (a.begin_at, a.id) < (b.begin_at, b.id)`

/** Pairs of conferences `a` and `b`, or single ones `a`, with what both need. */
const found: Readonly<Record<Kind, (fair: number, context: Read) => RawBuilder<unknown>>> = {
  room: (fair, { locale }) => sql`
    select a.id as a, b.id as b, ${translatedText('r', 'name', locale)} as name, a.begin_at as at
    from conference a join conference b on b.conference_room_id = a.conference_room_id and ${isTogether}
      join conference_room r on r.id = a.conference_room_id
    where a.fair_id = ${fair} and ${isOn('a')} and ${isOn('b')}`,
  speaker: fair => sql`
    select a.id as a, b.id as b, s.name, a.begin_at as at
    from conference a join conference_speaker x on x.conference_id = a.id
      join conference_speaker y on y.speaker_id = x.speaker_id
      join conference b on b.id = y.conference_id and ${isTogether} join speaker s on s.id = x.speaker_id
    where a.fair_id = ${fair} and ${isOn('a')} and ${isOn('b')}`,
  outside_fair: fair => sql`
    select a.id as a, null::int as b, null::text as name, a.begin_at as at
    from conference a join fair f on f.id = a.fair_id
    where a.fair_id = ${fair} and ${isOn('a')}
      and (a.begin_at < f.start_date or a.end_at > f.end_date + interval '1 day')`,
  no_source: (fair, { services }) => sql`
    select a.id as a, null::int as b, null::text as name, a.begin_at as at from conference a
    where a.fair_id = ${fair} and ${isOn('a')} and a.hosting = 'external'
      and a.end_at > ${services.now().toISOString()}::timestamptz
      and not exists (select from conference_source s
        where s.conference_id = a.id or s.conference_room_id = a.conference_room_id)`,
  no_moderator: (fair, { services }) => sql`
    select a.id as a, null::int as b, null::text as name, a.begin_at as at from conference a
    where a.fair_id = ${fair} and ${isOn('a')} and a.mode = 'live' and a.hosting = 'integrated'
      and a.end_at > ${services.now().toISOString()}::timestamptz and a.moderator_id is null`,
}

async function clashesOf(kind: Kind, fair: number, context: Read): Promise<ProgramClash[]> {
  const { db, locale } = context
  const shown = (alias: string) => sql`json_build_object('id', ${sql.ref(`${alias}.id`)},
    'title', coalesce(${translatedText(alias, 'title', locale)}, ''),
    'begin', ${instant(`${alias}.begin_at`)})`
  const rows = await many<Omit<ProgramClash, 'kind'>>(db)`
    select case when d.id is null then json_build_array(${shown('c')})
        else json_build_array(${shown('c')}, ${shown('d')}) end as conferences, p.name
    from (${found[kind](fair, context)}) p join conference c on c.id = p.a
      left join conference d on d.id = p.b
    order by p.at, p.a, p.b limit ${clashesMost}`
  return rows.map(row => ({ kind, ...row }))
}

/** What is to be mended, kind by kind. */
export async function readClashes(fair: number, context: Context): Promise<{ clashes: ProgramClash[] }> {
  await reachRow(implementationOf('fairs'), fair, 'U', context)
  await assertModule(fair, context)
  const clashes: ProgramClash[] = []
  for (const kind of programClashKinds) clashes.push(...(await clashesOf(kind, fair, context)))
  return { clashes }
}
