import { sql } from 'kysely'
import { keepInTrash, runsFair } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { invalid, notFound, Refusal } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'
import { takeOut } from '#platform/server/trash/trashed-table.ts'
import type { RoomDefaults } from '../contract/choices.ts'
import { kindInRoom } from '../contract/session-kinds.ts'
import { assertModule, assertModuleOfConference } from './assert-module.ts'
import { dropFile } from './drop-file.ts'
import { assertFilmQuota } from './films/film-quota.ts'
import { settleReplay, settleReplaysIn } from './films/settle-replay.ts'
import { keepChange } from './keep-change.ts'
import { assertYears } from './kept-years.ts'
import { assertHosted } from './live/hosted.ts'
import { airOf } from './on-air.ts'
import { moderatorOf } from './room-moderator.ts'
import { ownTables } from './trashed-tables.ts'
import { usesOf } from './uses-of.ts'
import {
  assertFirmInFair,
  assertInFair,
  assertOfFair,
  assertWordsAreTheirs,
  assertZone,
  idIn,
} from './write-rules.ts'

/** What a new one has of its room, where nothing else is said; how it takes place is said by one of both, or is as usual. */
async function defaultsOf(room: number | null, context: Context): Promise<Input> {
  const found = await maybeOne<{ defaults: RoomDefaults }>(context.db)`
    select defaults from conference_room where id = ${room}`
  return { ...found?.defaults, ...kindInRoom(found?.defaults), ...(await moderatorOf(room, context)) }
}

/** What it has of another room into which it comes. */
async function ofOtherRoom(room: number | null, current: Row, context: Context): Promise<Input> {
  const isThere = room === idOf(current.conferenceRoom) || idOf(current.moderator) !== null
  return isThere ? {} : moderatorOf(room, context)
}

export function assertTimes(input: Input, current: Row | null): void {
  const moment = (field: 'begin' | 'end') => {
    const value = field in input ? input[field] : current?.[field]
    return value ? new Date(value instanceof Date ? value : String(value)).getTime() : null
  }
  const [begin, end] = [moment('begin'), moment('end')]
  if (begin === null && end === null) return
  if (begin === null || end === null || end <= begin || end - begin > 86_400_000)
    throw invalid({ end: 'conference_times' })
  assertYears('begin', begin, end)
}

/** @throws 422 where what a conference names is of another fair or programme, or its times make no sense */
export async function beforeConferenceWrite(
  sent: Input,
  current: Row | null,
  context: Context,
): Promise<Input> {
  const fair = idIn('fair', sent, current)
  await assertModule(fair, context)
  assertWordsAreTheirs(sent, fair, context)
  assertZone(sent)
  const program = idIn('program', sent, current)
  const room = idIn('conferenceRoom', sent, current)
  const speakers = [sent.speakers ?? []].flat().map(value => idOf(value))
  await assertOfFair('program', 'conference_program', [program], fair, context)
  await assertOfFair('conferenceRoom', 'conference_room', [room], fair, context)
  await assertOfFair('speakers', 'speaker', speakers, fair, context)
  await assertInFair('moderator', sent, fair, context)
  await assertFirmInFair(sent, fair, context)
  await assertTrack(idIn('track', sent, current), program, context)
  assertTimes(sent, current)
  const ofRoom = current ? await ofOtherRoom(room, current, context) : await defaultsOf(room, context)
  const input = { ...ofRoom, ...sent }
  if (!current) assertHosted(input, context)
  return 'isLive' in input ? airOf(input, current, context) : input
}

async function assertTrack(track: number | null, program: number | null, { db }: Context): Promise<void> {
  if (track === null) return
  const rows = await many(db)`
    select 1 from conference_track where id = ${track} and conference_program_id = ${program}`
  if (!rows.length) throw invalid({ track: 'other_program' })
}

const time = (value: unknown) => (value ? new Date(String(value)).getTime() : null)

/** What those who have it in their agenda are told of: another time, another room. */
export async function afterConferenceChange(
  row: Row,
  action: 'C' | 'U' | 'D',
  context: Context,
  before: Row | null,
): Promise<'unchanged' | void> {
  if (action !== 'U' || !before || row.state === 'draft') return 'unchanged'
  const isMoved = time(row.begin) !== time(before.begin) || time(row.end) !== time(before.end)
  const isElsewhere = idOf(row.conferenceRoom) !== idOf(before.conferenceRoom)
  if (!isMoved && !isElsewhere) return 'unchanged'
  const shown = (one: Row) => ({ begin: one.begin, end: one.end, room: idOf(one.conferenceRoom) })
  await keepChange(row.id, isMoved ? 'moved' : 'room', { before: shown(before), after: shown(row) }, context)
}

/** To the trash: what people count on or have taken part in stays. @throws 404, 409 that says what holds it */
export async function removeConference({ id, title, ...row }: Row, context: Context): Promise<void> {
  const { db } = context
  const there = await many(db)`select 1 from conference where id = ${id} for update`
  // Somebody else has thrown it away at this very moment.
  if (!there.length) throw notFound()
  const usedBy = await usesOf([id], db)
  if (usedBy.length) throw new Refusal(409, 'conference_in_use', { usedBy })
  const fair = idOf(row.fair) ?? 0
  const taken = [await takeOut('poll_option', pollsOf(id), db)]
  for (const table of ownTables) taken.push(await takeOut(table, sql`t.conference_id = ${id}`, db))
  taken.push(await takeOut('conference', sql`t.id = ${id}`, db))
  const rows = Object.assign({}, ...taken)
  await keepInTrash({ kind: 'conference', id, fair, name: String(title ?? ''), rows }, context)
}

/** Options of its polls: none was asked yet. */
const pollsOf = (id: number) =>
  sql`t.conference_poll_id in (select id from conference_poll where conference_id = ${id})`

type Shown = Row & { speakers?: { isVisible: boolean }[]; firm?: { isVisible: boolean } | null }

/** Speakers and sponsors that are not shown are named to those alone who run the fair. */
export function presentConference(row: Shown, { actor }: Context): Row {
  if (runsFair(actor, idOf(row.fair))) return row
  return {
    ...row,
    speakers: (row.speakers ?? []).filter(speaker => speaker.isVisible),
    firm: row.firm?.isVisible ? row.firm : null,
  }
}

/** @throws 422 unless it names a conference or a room of its fair, and an address or a file */
export async function beforeSourceWrite(sent: Input, current: Row | null, context: Context): Promise<Input> {
  const [conference, room] = [idIn('conference', sent, current), idIn('conferenceRoom', sent, current)]
  const fair = idIn('fair', sent, current)
  await assertModule(fair, context)
  if ((conference === null) === (room === null) || hasUrl(sent, current) === hasMedia(sent, current))
    throw invalid({ url: 'source_one' })
  await assertOfFair('conference', 'conference', [conference], fair, context)
  await assertOfFair('conferenceRoom', 'conference_room', [room], fair, context)
  assertPlayable(sent, current, context)
  await assertKeepable(sent, current, fair, context)
  return sent
}

/** @throws 422 for a film or a stream of a server that pages may not ask */
function assertPlayable(sent: Input, current: Row | null, { services }: Context): void {
  const [kind, url] = ['kind', 'url'].map(field => (field in sent ? sent[field] : current?.[field]))
  const isReplay = 'isReplay' in sent ? sent.isReplay : current?.isReplay
  if (isReplay && (kind === 'tool' || idIn('conference', sent, current) === null))
    throw invalid({ kind: 'replay_film' })
  if (kind === 'hls' && !url) throw invalid({ url: 'source_one' })
  if ((kind !== 'hls' && kind !== 'file') || typeof url !== 'string' || !url) return
  const origin = URL.canParse(url) ? new URL(url).origin : ''
  if (!services.settings.STREAM_HOSTS.includes(origin)) throw invalid({ url: 'stream_host' })
}

/** @throws 413 where the fair keeps enough films */
async function assertKeepable(sent: Input, current: Row | null, fair: number | null, context: Context) {
  const media = idOf(sent.media)
  if (media === null || media === idOf(current?.media) || fair === null) return
  const rows = await many<{ size: number }>(context.db)`
    select size::float8 as size from media_object where id = ${media}
      and not exists (select from conference_source s where s.media_id = ${media} and s.fair_id = ${fair})`
  await assertFilmQuota(fair, rows[0]?.size ?? 0, context)
}

/** What there is to see again says how far the replay is. */
export async function afterSourceChange(
  row: Row,
  action: 'C' | 'U' | 'D',
  context: Context,
  before: Row | null,
) {
  await dropFile(row, action, context, before)
  const [conference, room] = [idOf(row.conference), idOf(row.conferenceRoom)]
  if (conference !== null) await settleReplay(conference, context)
  if (room !== null) await settleReplaysIn(room, context)
  return 'unchanged' as const
}

const hasUrl = (input: Input, current: Row | null) => Boolean('url' in input ? input.url : current?.url)
const hasMedia = (input: Input, current: Row | null) => idIn('media', input, current) !== null

/** @throws 422 unless it is an address or a file */
export async function beforeDocumentWrite(
  sent: Input,
  current: Row | null,
  context: Context,
): Promise<Input> {
  await assertModuleOfConference(idIn('conference', sent, current), context)
  if (hasUrl(sent, current) === hasMedia(sent, current)) throw invalid({ url: 'document_one' })
  await assertCaptions(sent, current, context)
  return sent
}

/** They are read by our own player: a file that was looked into. @throws 422 */
async function assertCaptions(sent: Input, current: Row | null, { db }: Context): Promise<void> {
  if (('kind' in sent ? sent.kind : current?.kind) !== 'captions') return
  const rows = await many(db)`
    select 1 from media_object where id = ${idIn('media', sent, current)} and use = 'captions'`
  if (!rows.length) throw invalid({ media: 'captions_file' })
}
