import { sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { isRecord } from '#platform/contract/record.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { createRow } from '#platform/server/resource/operations.ts'
import { type Input, implementationOf } from '#platform/server/resource/registry.ts'
import { assertBody, hasRows, idOfCarried, resourcePart } from '#platform/server/transfer/resource-part.ts'
import type { Arriving, Carried, Leaving, TransferPart } from '#platform/server/transfer/transfer-part.ts'
import { passPlacesMost } from '../contract/pass-rooms.ts'

const picture = ['picture']
const ofFair = (fair: number) => sql`t.fair_id = ${fair}`
const ofFairAlone = async (_row: Carried, { fair }: Arriving) => ({ fair })

/** What goes along: no exhibitor’s own, which hangs on a stand, and nothing that does not take place. */
const isCarried = (fair: number) => sql`t.fair_id = ${fair} and t.state <> 'cancelled'
  and not exists (select from presentation pr where pr.conference_id = t.id)`

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** By these keys the file of a programme finds it again, here and there. */
const keyColumns = { guid: 'guid', externalId: 'external_id', occurrence: 'occurrence' } as const
type Key = keyof typeof keyColumns
const isKey: Readonly<Record<Key, (value: unknown) => boolean>> = {
  guid: value => typeof value === 'string' && uuid.test(value),
  externalId: value => typeof value === 'string' && value.length > 0 && value.length <= 120,
  occurrence: value => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1000,
}

/** Made by the resource’s own call, with the keys that its calls do not write. */
const withKeys =
  (name: string, keys: readonly Key[]) =>
  async (body: Input, row: Carried, { context }: Arriving): Promise<number> => {
    const resource = implementationOf(name)
    assertBody(resource, body)
    const { id } = await createRow(resource, body, context)
    const known = keys.filter(key => isKey[key](row[key]))
    const sets = known.map(key => sql`${sql.ref(keyColumns[key])} = ${row[key]}`)
    if (sets.length)
      await sql`update ${sql.table(resource.table)} set ${sql.join(sets)} where id = ${id}`.execute(
        context.db,
      )
    return id
  }

const leaveKeys =
  (keys: readonly Key[]) =>
  async (row: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> =>
    Object.fromEntries(keys.map(key => [key, row[key]]))

const personColumns = { user: 'user_id', moderator: 'moderator_id' } as const

/** Who has come along and is of the fair, whether they have opened their account yet or not: nobody else’s name is taken. */
async function linkPerson(
  table: string,
  id: number,
  field: keyof typeof personColumns,
  row: Carried,
  { context, fair, idOf }: Arriving,
): Promise<void> {
  const person = await idOf('users', row[field])
  if (person === null) return
  await sql`update ${sql.table(table)} set ${sql.ref(personColumns[field])} = ${person} where id = ${id}
    and (exists (select from fair_user m
      where m.fair_id = ${fair} and m.user_id = ${person} and m.is_validated <> ${validationState.refused})
      or exists (select from fair_participant m
        where m.fair_id = ${fair} and m.user_id = ${person}))`.execute(context.db)
}

const withPerson =
  (create: ReturnType<typeof withKeys>, table: string, field: keyof typeof personColumns) =>
  async (body: Input, row: Carried, arriving: Arriving): Promise<number> => {
    const id = await create({ ...body, [field]: null }, row, arriving)
    await linkPerson(table, id, field, row, arriving)
    return id
  }

/** Its sponsor, where the fair has let it in. */
async function sponsorOf(row: Carried, { context, fair, idOf }: Arriving) {
  const id = await idOf('firms', row.firm)
  const known = await maybeOne(context.db)`
    select 1 from fair_firm
      where fair_id = ${fair} and firm_id = ${id}::int and is_validated = ${validationState.validated}`
  return { firm: known ? id : null }
}

/** How many places each room of a limited pass has. */
async function placesLeaving(pass: number, { context, keyOf }: Leaving) {
  const rooms = await many<{ conference: number; places: number }>(context.db)`
    select conference_id as conference, places from pass_room where pass_id = ${pass} and places is not null`
  const entries = rooms.map(async ({ conference, places }) => [
    await keyOf('conferences', conference),
    places,
  ])
  return Object.fromEntries((await Promise.all(entries)).filter(([key]) => key !== null))
}

async function placesArriving(pass: number, places: unknown, { context, idOf }: Arriving): Promise<void> {
  if (!isRecord(places)) return
  for (const [key, count] of Object.entries(places)) {
    const conference = await idOf('conferences', key)
    if (conference === null || !Number.isInteger(count)) continue
    await sql`update pass_room set places = ${Math.min(Math.max(Number(count), 1), passPlacesMost)}
      where pass_id = ${pass} and conference_id = ${conference} and places is not null`.execute(context.db)
  }
}

/** A programme as it is arranged: there it is a draft, which whoever brings it publishes. */
export const transferredConferences: readonly TransferPart[] = [
  resourcePart({
    name: 'programmes',
    resource: 'conference_programs',
    tables: ['conference_program'],
    of: ofFair,
    order: sql`t.rank`,
    fields: ['translations', 'rank', 'timeZone', 'dayChange', 'slotMinutes'],
    arrive: ofFairAlone,
    isIn: hasRows('conference_program'),
  }),
  resourcePart({
    name: 'tracks',
    resource: 'conference_tracks',
    tables: ['conference_track'],
    of: fair => sql`t.conference_program_id in (select id from conference_program where fair_id = ${fair})`,
    order: sql`t.conference_program_id, t.rank`,
    fields: ['program', 'slug', 'color', 'rank', 'translations'],
    arrive: async (row, arriving) => ({
      program: await idOfCarried('conference_programs', 'program', row, arriving),
    }),
  }),
  resourcePart({
    name: 'rooms',
    resource: 'conference_rooms',
    tables: ['conference_room', 'conference_room_stage', 'conference_room_audience'],
    of: ofFair,
    order: sql`t.rank`,
    fields: [
      'translations',
      'rank',
      'slug',
      'conferenceRoomType',
      'conferenceRoomTypeVariation',
      'stageCharacters',
      'seatedCharacters',
      'picture',
      'screenImage',
      'leftWallImage',
      'rightWallImage',
      'timeZone',
      'moderator',
      'defaults',
      'isVisible',
    ],
    files: { picture, screenImage: picture, leftWallImage: picture, rightWallImage: picture },
    more: ['guid'],
    leave: leaveKeys(['guid']),
    arrive: ofFairAlone,
    create: withPerson(withKeys('conference_rooms', ['guid']), 'conference_room', 'moderator'),
    isIn: hasRows('conference_room'),
  }),
  resourcePart({
    name: 'speakers',
    resource: 'speakers',
    tables: ['speaker'],
    isOfPeople: true,
    of: ofFair,
    fields: ['name', 'user', 'firm', 'translations', 'picture', 'links', 'state', 'isVisible'],
    files: { picture },
    more: ['guid', 'externalId'],
    leave: leaveKeys(['guid', 'externalId']),
    arrive: async (row, arriving) => ({
      fair: arriving.fair,
      ...(await sponsorOf(row, arriving)),
    }),
    create: withPerson(withKeys('speakers', ['guid', 'externalId']), 'speaker', 'user'),
  }),
  resourcePart({
    name: 'sessions',
    resource: 'conferences',
    tables: ['conference', 'conference_speaker'],
    of: isCarried,
    order: sql`t.begin_at`,
    fields: [
      'program',
      'conferenceRoom',
      'conferenceType',
      'track',
      'firm',
      'moderator',
      'speakers',
      'language',
      'begin',
      'end',
      'timeZone',
      'mode',
      'hosting',
      'format',
      'replayMode',
      'picture',
      'capacity',
      'isVisible',
      'isReminding',
      'questionMode',
      'isChat',
      'isRecorded',
      'isParticipantListVisible',
      'isMutingParticipants',
      'slug',
      'sourceUrl',
      'feedbackUrl',
      'license',
      'translations',
    ],
    files: { picture },
    more: ['guid', 'externalId', 'occurrence'],
    leave: leaveKeys(['guid', 'externalId', 'occurrence']),
    arrive: async (row, arriving) => ({
      fair: arriving.fair,
      ...(await sponsorOf(row, arriving)),
    }),
    create: withPerson(
      withKeys('conferences', ['guid', 'externalId', 'occurrence']),
      'conference',
      'moderator',
    ),
    isIn: hasRows('conference'),
  }),
  resourcePart({
    name: 'documents',
    resource: 'conference_documents',
    tables: ['conference_document'],
    // Files of theirs are private, and stay.
    of: fair => sql`t.url is not null
      and t.conference_id in (select t.id from conference t where ${isCarried(fair)})`,
    order: sql`t.conference_id, t.rank`,
    fields: ['conference', 'kind', 'url', 'title', 'language', 'visibleFrom', 'rank'],
    arrive: async (row, arriving) => ({
      conference: await idOfCarried('conferences', 'conference', row, arriving),
    }),
  }),
  resourcePart({
    name: 'passes',
    resource: 'passes',
    tables: ['pass', 'pass_room'],
    of: ofFair,
    order: sql`t.rank`,
    fields: [
      'translations',
      'color',
      'type',
      'roles',
      // Without those who decide whoever asks would be let in.
      'validatingEmails',
      'conferences',
      'rank',
      'isVisible',
    ],
    more: ['places'],
    leave: async ({ id }, leaving) => ({ places: await placesLeaving(id, leaving) }),
    arrive: ofFairAlone,
    create: async (body, row, arriving) => {
      const id = await withKeys('passes', [])(body, row, arriving)
      await placesArriving(id, row.places, arriving)
      return id
    },
    isIn: hasRows('pass'),
  }),
  resourcePart({
    name: 'allotments',
    resource: 'pass_allotments',
    tables: ['pass_allotment'],
    // Of exhibitors that the fair has let in: what a lost one keeps is with somebody, who does not come along.
    of: fair => sql`t.pass_id in (select p.id from pass p where p.fair_id = ${fair})
      and exists (select from fair_firm f where f.fair_id = ${fair} and f.firm_id = t.firm_id
        and f.is_validated = ${validationState.validated})`,
    fields: ['pass', 'firm', 'quantity'],
    arrive: async (row, arriving) => ({
      pass: await idOfCarried('passes', 'pass', row, arriving),
      firm: await idOfCarried('firms', 'firm', row, arriving),
    }),
  }),
]
