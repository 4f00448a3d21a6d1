import { sql } from 'kysely'
import { many } from '#platform/server/database/rows.ts'
import { moderatorIn } from '../room-moderator.ts'
import { someAtOnce } from '../rows-at-once.ts'
import type { PlannedSession, ProgrammePlan } from './programme-plan.ts'
import type { SessionBase, StoredProgramme, StoredSession } from './stored-programme.ts'
import type { IdsOfRefs, ProgrammeTarget } from './write-target.ts'

type Target = ProgrammeTarget & {
  program: number
  there: StoredProgramme
  ids: { track: IdsOfRefs; room: IdsOfRefs; person: IdsOfRefs }
}
const words = ['title', 'subtitle', 'abstract', 'description'] as const

type Row = {
  id: number | null
  guid: string
  occurrence: number
  external: string | null
  state: StoredSession['state']
  room: number | null
  track: number | null
  type: number | null
  language: number | null
  begin: string | null
  end: string | null
  translations: object
  slug: string | null
  url: string | null
  feedback: string | null
  license: string | null
  recorded: boolean
  mode: string | null
  hosting: string | null
  format: string | null
  imported: SessionBase
  /** Calendars are told that it is another one now. */
  counts: boolean
}

const columns = sql`id int, guid uuid, occurrence int, external text, state text, room int, track int,
  type int, language int,
  "begin" timestamptz, "end" timestamptz, translations jsonb, slug text, url text, feedback text,
    license text,
  recorded boolean, mode text, hosting text, format text, imported jsonb, counts boolean`

const textOr = <T>(changes: Readonly<Record<string, unknown>>, field: string, stored: T): T =>
  // A change of a field is of its type: both are made by one plan.
  field in changes ? (changes[field] as T) : stored

/** What returns is planned again, unless somebody has done something else with it. */
const stateOf = (
  { stored, isReturned }: PlannedSession,
  fresh: StoredSession['state'],
): StoredSession['state'] => {
  if (!stored) return fresh
  const gone = stored.imported?.gone
  return isReturned && gone === stored.state ? fresh : stored.state
}

function rowOf(planned: PlannedSession, { there, ids }: Target): Row {
  const { stored, changes, base, file, kind } = planned
  const people = base.people.flatMap(ref => ids.person(ref) ?? [])
  const imported: SessionBase = { ...base, room: ids.room(base.room), track: ids.track(base.track), people }
  const said = Object.fromEntries(
    words.flatMap(field => (field in changes && (stored || changes[field]) ? [[field, changes[field]]] : [])),
  )
  const before = stored?.translations ?? {}
  const time = textOr<[string, string] | null>(
    changes,
    'time',
    stored?.begin && stored.end ? [stored.begin, stored.end] : null,
  )
  const state = stateOf(planned, there.program?.state === 'published' ? 'scheduled' : 'draft')
  return {
    id: stored?.id ?? null,
    guid: planned.guid,
    occurrence: planned.occurrence,
    external: textOr(changes, 'externalId', stored?.externalId ?? null),
    state,
    room: ids.room(textOr<number | `new:${string}` | null>(changes, 'room', stored?.room ?? null)),
    track: ids.track(textOr<number | `new:${string}` | null>(changes, 'track', stored?.track ?? null)),
    type: textOr(changes, 'type', stored?.type ?? null),
    language: textOr(changes, 'language', stored?.language ?? null),
    begin: time?.[0] ?? null,
    end: time?.[1] ?? null,
    translations: Object.keys(said).length
      ? { ...before, [base.wordsIn]: { ...before[base.wordsIn], ...said } }
      : before,
    slug: textOr(changes, 'slug', stored?.slug ?? null),
    url: textOr(changes, 'url', stored?.url ?? null),
    feedback: textOr(changes, 'feedbackUrl', stored?.feedbackUrl ?? null),
    license: textOr(changes, 'license', stored?.license ?? null),
    recorded: stored
      ? textOr(changes, 'isRecorded', stored.isRecorded)
      : isRecordedAt(planned, there) && !file.isOptOut,
    mode: kind?.mode ?? null,
    hosting: kind?.hosting ?? null,
    format: kind?.format ?? null,
    imported,
    counts: stored !== null && (planned.isMoved || state !== stored.state),
  }
}

const isRecordedAt = ({ base }: PlannedSession, { rooms }: StoredProgramme) =>
  rooms.find(({ id }) => id === base.room)?.defaults.isRecorded ?? false

async function insertSessions(rows: readonly Row[], { db, program, there, now }: Target) {
  const made = await many<{ id: number; guid: string; occurrence: number }>(db)`
    insert into conference (fair_id, conference_program_id, conference_room_id, conference_track_id,
      conference_type_id, language_id, begin_at, end_at, translations, state, mode, hosting, format, guid,
      occurrence, external_id, slug, source_url, feedback_url, license, is_recorded, imported, moderator_id,
      changed_at)
    select ${there.fair}, ${program}, r.room, r.track, r.type, r.language, r."begin", r."end", r.translations,
      r.state, r.mode, r.hosting, r.format, r.guid, r.occurrence, r.external, r.slug, r.url, r.feedback,
      r.license, r.recorded, r.imported, ${moderatorIn(sql`r.room`)}, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${columns})
    returning id, guid::text as guid, occurrence`
  return new Map(made.map(({ id, guid, occurrence }) => [`${guid} ${occurrence}`, id]))
}

const updateSessions = (rows: readonly Row[], { db, now }: Target) =>
  sql`
  update conference c set conference_room_id = r.room, conference_track_id = r.track,
    conference_type_id = r.type, language_id = r.language, begin_at = r."begin", end_at = r."end",
    translations = r.translations, state = r.state, cancel_reason = case when r.state = 'cancelled'
      then c.cancel_reason else '' end,
    guid = r.guid, occurrence = r.occurrence, external_id = r.external, slug = r.slug, source_url = r.url,
    feedback_url = r.feedback, license = r.license, is_recorded = r.recorded, imported = r.imported,
    sequence = c.sequence + r.counts::int, changed_at = ${now.toISOString()}::timestamptz,
    version = c.version + 1
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${columns}) where c.id = r.id`.execute(db)

/** Of what only the file says otherwise: what it says now. */
const keepBases = (rows: readonly Pick<Row, 'id' | 'imported'>[], { db }: Target) =>
  sql`
  update conference c set imported = r.imported
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id int, imported jsonb)
  where c.id = r.id`.execute(db)

async function writeSpeakers(
  of: readonly { conference: number; people: readonly number[] }[],
  { db }: Target,
) {
  if (!of.length) return
  const rows = of.flatMap(({ conference, people }) =>
    people.map((speaker, rank) => ({ conference, speaker, rank })),
  )
  const conferences = of.map(({ conference }) => conference)
  const list = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r (conference int, speaker int, rank int)`
  await sql`
    delete from conference_speaker s where s.conference_id = any(${conferences}::int[])
      and not exists (select from ${list}
        where r.conference = s.conference_id and r.speaker = s.speaker_id)`.execute(db)
  await sql`
    insert into conference_speaker (conference_id, speaker_id, rank)
    select r.conference, r.speaker, r.rank from ${list}
    on conflict (conference_id, speaker_id) do update set rank = excluded.rank
    where conference_speaker.rank <> excluded.rank`.execute(db)
}

async function writeLinks(of: readonly { conference: number; planned: PlannedSession }[], { db }: Target) {
  const dropped = of.flatMap(({ planned }) => planned.linksToDrop)
  if (dropped.length) await sql`delete from conference_document where id = any(${dropped}::int[])`.execute(db)
  const added = of.flatMap(({ conference, planned }) =>
    planned.linksToAdd.map((link, at) => ({
      conference,
      ...link,
      rank: (planned.stored?.links.length ?? 0) + at,
    })),
  )
  if (added.length)
    await sql`
      insert into conference_document (conference_id, kind, url, title, rank)
      select r.conference, r.kind, r.url, r.title, r.rank
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
        as r (conference int, kind text, url text, title text, rank int)`.execute(db)
}

type Change = { conference: number; kind: string; before: object; after: object }

/** What those concerned are told, of what was published. */
async function keepChanges(changes: readonly Change[], { db, now, tells }: Target) {
  if (!changes.length) return
  const at = now.toISOString()
  await sql`
    insert into conference_change (conference_id, kind, before, after, at, told_at)
    select r.conference, r.kind, r.before, r.after, ${at}::timestamptz, ${tells ? null : at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as r (conference int, kind text, before jsonb, after jsonb)`.execute(db)
}

function changeOf({ stored, changes }: PlannedSession, row: Row): Change[] {
  if (!stored || stored.state === 'draft') return []
  const after = { begin: row.begin, end: row.end, room: row.room }
  const before = { begin: stored.begin, end: stored.end, room: stored.room }
  if (stored.state === 'cancelled')
    return row.state === 'scheduled' ? [{ conference: stored.id, kind: 'restored', before, after }] : []
  if ('time' in changes) return [{ conference: stored.id, kind: 'moved', before, after }]
  return row.room !== stored.room ? [{ conference: stored.id, kind: 'room', before, after }] : []
}

async function writeVanished(
  { vanished }: ProgrammePlan,
  target: Target,
  onWritten: (sessions: number) => void,
) {
  if (!vanished.length) return
  const rows = vanished.map(({ stored, becomes }) => {
    const gone = becomes
    const state = becomes === 'kept' ? stored.state : becomes
    return { id: stored.id, state, imported: { ...stored.imported, gone }, counts: state !== stored.state }
  })
  for (const some of someAtOnce(rows)) {
    await sql`
      update conference c set state = r.state, imported = r.imported, sequence = c.sequence + r.counts::int,
        changed_at = ${target.now.toISOString()}::timestamptz, version = c.version + 1
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
        as r (id int, state text, imported jsonb, counts boolean) where c.id = r.id`.execute(target.db)
    onWritten(some.length)
  }
  // Of what is a draft nobody is told: nobody counted on it.
  const told = rows.filter(({ counts, state }) => counts && state === 'cancelled')
  await keepChanges(
    told.map(({ id }) => ({ conference: id, kind: 'cancelled', before: {}, after: {} })),
    target,
  )
}

/** Sessions with their speakers and links, and what is told of them. */
export async function writeSessions(plan: ProgrammePlan, target: Target): Promise<void> {
  const { db, onProgress } = target
  const work = plan.sessions.filter(isWritten)
  const total = work.length + plan.vanished.length
  let done = 0
  const onWritten = (sessions: number) => {
    done += sessions
    onProgress?.(done, total)
  }
  // Two may change what tells them apart with each other: first nobody has it.
  const renamed = work.flatMap(({ stored, changes }) => (stored && 'guid' in changes ? [stored.id] : []))
  for (const some of someAtOnce(renamed))
    await sql`update conference set guid = gen_random_uuid(), occurrence = 0
      where id = any(${some}::int[])`.execute(db)
  for (const part of someAtOnce(work)) {
    const some = part.map(planned => ({ planned, row: rowOf(planned, target) }))
    const fresh = some.filter(({ planned }) => !planned.stored)
    const changed = some.filter(({ planned }) => planned.stored && isChanged(planned))
    const bases = some.filter(({ planned }) => planned.stored && !isChanged(planned))
    const made = fresh.length
      ? await insertSessions(
          fresh.map(({ row }) => row),
          target,
        )
      : new Map<string, number>()
    if (changed.length)
      await updateSessions(
        changed.map(({ row }) => row),
        target,
      )
    if (bases.length)
      await keepBases(
        bases.map(({ row }) => row),
        target,
      )
    const written = some.flatMap(({ planned, row }) => {
      const conference = row.id ?? made.get(`${row.guid} ${row.occurrence}`)
      return conference === undefined ? [] : [{ conference, planned, row }]
    })
    await writeSpeakers(
      written
        .filter(({ planned }) => 'people' in planned.changes)
        .map(({ conference, row }) => ({ conference, people: row.imported.people })),
      target,
    )
    await writeLinks(written, target)
    await keepChanges(
      written.flatMap(({ planned, row }) => changeOf(planned, row)),
      target,
    )
    onWritten(some.length)
  }
  await writeVanished(plan, target, onWritten)
}

export const isChanged = ({
  stored,
  changes,
  linksToAdd,
  linksToDrop,
  isReturned,
}: PlannedSession): boolean =>
  stored === null ||
  isReturned ||
  Object.keys(changes).length > 0 ||
  linksToAdd.length + linksToDrop.length > 0

const isWritten = (planned: PlannedSession) => isChanged(planned) || planned.isBaseNew
