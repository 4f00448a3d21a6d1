import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { unescapeHtml } from '#platform/contract/text.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { drawnAs } from '../../contract/drawn-as.ts'
import type { ProgrammePreview } from '../../contract/programme-import.ts'
import { usualKind } from '../../contract/session-kinds.ts'
import type { ProgrammeFile } from './programme-file.ts'
import { type PlannedSession, type ProgrammePlan, readIn } from './programme-plan.ts'
import type { StoredProgramme, StoredSession } from './stored-programme.ts'
import { isChanged } from './write-sessions.ts'

const shown = 20
const list = <T>(rows: readonly T[], most = shown) => ({ count: rows.length, first: rows.slice(0, most) })

const plain = (html: string) =>
  unescapeHtml(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)

type Part = { stored: object | null; changes: object }
const figures = (parts: readonly Part[]) => ({
  created: parts.filter(({ stored }) => !stored).length,
  updated: parts.filter(({ stored, changes }) => stored && Object.keys(changes).length).length,
})

const namesIn = (
  people: ProgrammePlan['people'],
  isMeant: (one: ProgrammePlan['people'][number]) => boolean,
) => people.filter(isMeant).map(({ file }) => file.name)

type Names = {
  room: (ref: unknown) => string
  person: (ref: unknown) => string
  track: (ref: unknown) => string
}

function namesOf(plan: ProgrammePlan, there: StoredProgramme): Names {
  const { rooms, tracks, people } = there
  const of = (
    stored: readonly (readonly [unknown, string])[],
    planned: readonly (readonly [unknown, string])[],
  ) => {
    const map = new Map<unknown, string>([...planned, ...stored])
    return (ref: unknown) => map.get(ref) ?? ''
  }
  const named = (row: Parameters<typeof readIn>[0] & { id: number }) =>
    [row.id, readIn(row, 'name', there)] as const
  const planned = (rows: readonly { ref: unknown; file: { name: string } }[]) =>
    rows.map(({ ref, file }) => [ref, file.name] as const)
  return {
    room: of(rooms.map(named), planned(plan.rooms)),
    track: of(tracks.map(named), planned(plan.tracks)),
    person: of(
      people.map(({ id, name }) => [id, name] as const),
      planned(plan.people),
    ),
  }
}

/** A value of a field as people read it; times as two instants, between which stands a stroke. */
function shownValue(field: string, value: unknown, names: Names, there: StoredProgramme): string {
  if (value === null || value === undefined) return ''
  if (field === 'room') return names.room(value)
  if (field === 'track') return names.track(value)
  if (field === 'type') return there.types.find(({ id }) => id === value)?.names[0] ?? ''
  if (field === 'language') return there.languages.find(({ id }) => id === value)?.code ?? ''
  if (field === 'people' && Array.isArray(value)) return value.map(names.person).join(', ').slice(0, 300)
  return Array.isArray(value) ? value.join('/') : plain(String(value))
}

const whereOf = (begin: string | null | undefined, room: string) => [begin ?? '', room].join('|')

function movedOf({ stored, changes, file, base }: PlannedSession, names: Names) {
  const time = 'time' in changes ? base.time?.[0] : stored?.begin
  const room = 'room' in changes ? base.room : stored?.room
  return {
    id: stored?.id ?? 0,
    name: file.title,
    from: whereOf(stored?.begin, names.room(stored?.room)),
    to: whereOf(time, names.room(room)),
  }
}

/** Whom it concerns: who has one of what changes in their agenda, who loses a place, who speaks or moderates there. */
async function concerned(plan: ProgrammePlan, db: Kysely<Tables>): Promise<ProgrammePreview['people']> {
  const changed = plan.sessions
    .filter(one => one.stored && (one.isMoved || one.isReturned))
    .flatMap(one => one.stored ?? [])
  const gone = cancelledBy(plan)
  const told = [...changed, ...gone].filter(({ state }) => state !== 'draft')
  const all = told.map(({ id }) => id)
  const left = gone.map(({ id }) => id)
  const spoken = told.flatMap(({ people }) => people)
  const found = await one<Omit<ProgrammePreview['people'], 'speakers' | 'untold' | 'named'>>(db)`
    select (select count(distinct user_id)::int from agenda_entry where conference_id = any(${all}::int[]))
      as agendas,
      (select count(distinct user_id)::int from pass_place
        where conference_id = any(${left}::int[]) and queued_at is null) as places,
      (select count(distinct moderator_id)::int from conference where id = any(${all}::int[])) as moderators`
  const speakers = await one<Pick<ProgrammePreview['people'], 'speakers' | 'untold'>>(db)`
    select count(*)::int as speakers, count(*) filter (where user_id is null)::int as untold from speaker
    where id = any(${spoken}::int[]) and state <> 'declined'`
  const named = await one<ProgrammePreview['people']['named']>(db)`
    select array(select distinct concat_ws(' ', u.first_name, u.last_name) from pass_place pp
        join app_user u on u.id = pp.user_id
      where pp.conference_id = any(${left}::int[]) and pp.queued_at is null order by 1 limit ${shown})
        as places,
      array(select name from speaker where id = any(${spoken}::int[]) and state <> 'declined'
        order by name limit ${shown}) as speakers,
      array(select distinct concat_ws(' ', u.first_name, u.last_name) from conference c
        join app_user u on u.id = c.moderator_id
      where c.id = any(${all}::int[]) order by 1 limit ${shown}) as moderators`
  return { ...found, ...speakers, named }
}

/** Which of these were invoiced to their sponsors: the invoices stay as they are. */
async function invoicedOf(
  sessions: readonly StoredSession[],
  titleOf: (stored: StoredSession) => string,
  db: Kysely<Tables>,
) {
  const rows = await many<{ id: number }>(db)`
    select c.id from conference c
    where c.id = any(${sessions.map(({ id }) => id)}::int[]) and is_session_invoiced(c)`
  const invoiced = new Set(rows.map(({ id }) => id))
  return sessions.flatMap(stored =>
    invoiced.has(stored.id) ? [{ id: stored.id, name: titleOf(stored) }] : [],
  )
}

const cancelledBy = ({ vanished }: ProgrammePlan) =>
  vanished.flatMap(({ becomes, stored }) =>
    becomes === 'cancelled' && stored.state !== becomes ? [stored] : [],
  )

/** What an import would do, as it is told before anything runs. */
export async function previewOf(
  plan: ProgrammePlan,
  file: ProgrammeFile,
  there: StoredProgramme,
  db: Kysely<Tables>,
): Promise<
  Omit<ProgrammePreview, 'problems' | 'problemCount' | 'goodRows' | 'leftOut' | 'wrongLines' | 'run'>
> {
  const { program } = there
  const titleOf = (stored: StoredSession) => readIn(stored, 'title', there)
  const names = namesOf(plan, there)
  const fresh = plan.sessions.filter(({ stored }) => !stored)
  const changed = plan.sessions.filter(one => one.stored && isChanged(one))
  const moved = changed.filter(({ isMoved }) => isMoved)
  const returned = changed.filter(({ isReturned }) => isReturned)
  const counted = new Map<string, number>()
  for (const { type } of file.sessions) if (type) counted.set(type, (counted.get(type) ?? 0) + 1)
  const typeOf = new Map(plan.sessions.map(({ file: one, base }) => [one.type, base.type]))
  const inRoom = new Map<string, PlannedSession[]>()
  for (const one of fresh) inRoom.set(one.file.room ?? '', [...(inRoom.get(one.file.room ?? '') ?? []), one])
  const begins = file.sessions.flatMap(({ begin }) => begin ?? []).toSorted()
  const key = program?.sourceKey
  return {
    rows: file.sessions.length + plan.vanished.length,
    unchanged: plan.sessions.length - fresh.length - changed.length,
    program: {
      id: program?.id ?? null,
      name: file.name ?? there.fairName,
      isNew: !program,
      isPublished: program?.state === 'published',
    },
    otherKey: key && file.key && key !== file.key ? { file: file.key, here: key } : null,
    sessions: {
      created: fresh.length,
      changed: changed.length,
      moved: moved.length,
      vanished: plan.vanished.length,
      returned: returned.length,
      unchanged: plan.sessions.length - fresh.length - changed.length,
    },
    rooms: figures(plan.rooms),
    tracks: figures(plan.tracks),
    speakers: figures(plan.people),
    newSpeakers: list(namesIn(plan.people, one => !one.stored)),
    changedSpeakers: list(
      namesIn(plan.people, one => one.stored !== null && Object.keys(one.changes).length > 0),
    ),
    kind: plan.choices.kind ?? usualKind,
    roomKinds: plan.rooms.flatMap(({ file: room }) => {
      const [some, ...rest] = inRoom.get(room.key) ?? []
      return some?.kind
        ? [{ key: room.key, name: room.name, sessions: rest.length + 1, kind: some.kind }]
        : []
    }),
    newRooms: plan.rooms
      .filter(({ stored }) => !stored)
      .map(({ file: { key: room, name } }) => ({
        key: room,
        name,
        variation: plan.drawings.get(room)?.id ?? null,
        usual: drawnAs({ defaults: plan.choices.kinds?.[room] ?? {} }),
      })),
    variationList: there.variations.map(({ id, typeName, seats }) => ({ id, type: typeName, seats })),
    renamed: plan.renamed,
    roomsLeft: plan.roomsLeft.map(room => readIn(room, 'name', there)),
    types: [...counted].map(([name, sessions]) => ({ name, sessions, type: typeOf.get(name) ?? null })),
    typeList: there.types.map(({ id, names: said }) => ({ id, name: said[0] ?? '' })),
    hosts: plan.hosts,
    created: list(fresh.map(({ file: one }) => ({ id: null, name: one.title }))),
    moved: list(moved.map(one => movedOf(one, names))),
    vanished: list(plan.vanished.map(({ stored }) => ({ id: stored.id, name: titleOf(stored) }))),
    vanishedOver: plan.vanished.filter(({ stored }) => stored.state === 'scheduled' && stored.isOver).length,
    vanishedInUse: plan.vanished.filter(
      ({ stored, becomes }) => becomes === 'cancelled' && stored.isInUse && stored.state !== becomes,
    ).length,
    invoiced: list(await invoicedOf(cancelledBy(plan), titleOf, db)),
    invoicedMoved: list(
      await invoicedOf(
        moved.flatMap(({ stored }) => stored ?? []),
        titleOf,
        db,
      ),
    ),
    returned: list(returned.map(({ stored, file: one }) => ({ id: stored?.id ?? null, name: one.title }))),
    needsCount: plan.isMuch,
    conflicts: list(
      plan.conflicts.map(({ key: id, name, field, here, file: said, isTheirs }) => ({
        key: id,
        name,
        field,
        here: shownValue(field, here, names, there),
        file: shownValue(field, said, names, there),
        isTheirs,
      })),
      200,
    ),
    alike: list(
      plan.alike.map(({ stored, isApart }) => ({
        id: stored.id,
        name: titleOf(stored),
        isApart,
      })),
    ),
    clashes: list(plan.clashes),
    outside: list(plan.outside.map(({ name }) => ({ id: null, name }))),
    people: await concerned(plan, db),
    ignored: Object.entries(file.ignored).map(([name, count]) => ({ name, count })),
    timeZone: file.timeZone ?? program?.timeZone ?? there.timeZone,
    begins: begins[0] ?? null,
    ends: begins.at(-1) ?? null,
  }
}
