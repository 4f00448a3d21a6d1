import { sql } from 'kysely'
import { mediaKinds, newKey, storeMedia } from '#domain/media/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { publish } from '#platform/server/hub/publish.ts'
import type { RecordTopic } from '#platform/server/hub/topic.ts'
import { forbidden, invalid, unauthorized } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { Services } from '#platform/server/services.ts'
import {
  type Captioners,
  type CaptionLine,
  captionsTopic,
  type nameCaptioners,
} from '../../contract/captions.ts'
import { overrunMinutes } from '../../contract/entry.ts'
import { type Cue, writeVtt } from '../../contract/vtt.ts'
import { assertInside, assertWatched } from '../entry-for.ts'
import { conferenceFiles } from '../file-uses.ts'
import { isGivenOrWatched } from '../given.ts'
import { hasModule, isShownByOthers } from '../shown.ts'
import { assertUnderWay } from '../stage/questions.ts'
import { lockedRow } from '../transitions.ts'
import { isInRoom } from './source-conditions.ts'

/** Lines that somebody who comes late reads. */
const lastLines = 20
const typing = { name: 'caption_line', max: 120, seconds: 60 }

/** What is typed of what is said, told to those who are in as it is. */
export const captionsHeard: RecordTopic = {
  name: 'conference_captions',
  from: sql`conference c join fair f on f.id = c.fair_id`,
  id: sql`c.id`,
  isFound: actor => sql`(${hasModule(sql`c.fair_id`)} and ${isGivenOrWatched(actor)}
    and ${actor.userId === null ? sql`not ${isInRoom}` : sql`true`})`,
  restsUpon: sql`concat_ws(' ', f.fair_status_id, f.trashed_at is null, f.is_using_conference_module,
    f.is_public_access, f.is_public_watching, c.is_visible, c.state, c.moderator_id, ${isInRoom},
    ${isShownByOthers('c')},
    exists (select from pass_room r where r.conference_id = c.id))`,
}

const isCaptioner = async (id: number, { db, actor }: Context) =>
  Boolean(
    await maybeOne(db)`
      select 1 from conference_captioner where conference_id = ${id} and user_id = ${actor.userId}`,
  )

/** @throws 401, 403, 404 */
export async function readCaptionsOf(id: number, context: Context): Promise<{ lines: CaptionLine[] }> {
  if (context.actor.userId === null) await assertWatched(id, context)
  else await assertInside(id, context)
  const lines = await many<CaptionLine>(context.db)`
    select id, text, ${instant('l.at')} as at from caption_line l where conference_id = ${id}
    order by l.at desc, id desc limit ${lastLines}`
  return { lines: lines.reverse() }
}

/** @throws 401, 403, 404, 409, 429 */
export async function typeCaptionIn(id: number, text: string, context: Context): Promise<CaptionLine> {
  const { db, services } = context
  const inside = await assertInside(id, context)
  if (!(await isCaptioner(id, context))) throw forbidden()
  assertUnderWay(inside, context)
  await services.limiter.within(db).consume(typing, String(inside.person))
  const line = await one<CaptionLine>(db)`
    insert into caption_line as l (conference_id, user_id, text, at)
    values (${id}, ${inside.person}, ${text.trim()}, ${services.now().toISOString()}::timestamptz)
    returning id, text, ${instant('l.at')} as at`
  await publish(db, { topics: [captionsTopic(id)], data: { type: 'caption', ...line } })
  return line
}

const captionersOf = async (id: number, { db }: Context): Promise<Captioners> => ({
  people: await many<Captioners['people'][number]>(db)`
    select u.id, u.first_name as "firstName", u.last_name as "lastName"
    from conference_captioner p join app_user u on u.id = p.user_id
    where p.conference_id = ${id} order by u.last_name, u.first_name, u.id`,
})

/** @throws 403, 404 */
export async function readCaptionersOf(id: number, context: Context): Promise<Captioners> {
  if (context.actor.userId === null) throw unauthorized()
  await reachRow(implementationOf('conferences'), id, 'U', context)
  return captionersOf(id, context)
}

/** @throws 403, 404, 422 for somebody who does not take part in the fair */
export async function nameCaptionersOf(
  id: number,
  { users }: NonNullable<BodyOf<typeof nameCaptioners>>,
  context: Context,
): Promise<Captioners> {
  const { db } = context
  await lockedRow('conferences', id, context)
  const { fair, strangers } = await one<{ fair: number; strangers: number }>(db)`
    select c.fair_id as fair, (select count(*)::int from unnest(${users}::int[]) u (id)
      where not exists (select from fair_participant m where m.user_id = u.id and m.fair_id = c.fair_id))
        as strangers
    from conference c where c.id = ${id}`
  if (strangers) throw invalid({ users: 'not_in_fair' })
  const before = (await captionersOf(id, context)).people.map(one => one.id)
  if (before.length === users.length && users.every(user => before.includes(user)))
    return captionersOf(id, context)
  await sql`delete from conference_captioner where conference_id = ${id}
    and user_id <> all(${users}::int[])`.execute(db)
  await sql`insert into conference_captioner (conference_id, user_id)
    select ${id}::int, u from unnest(${users}::int[]) u on conflict do nothing`.execute(db)
  await audit({ action: 'captioners', resource: 'conferences', resourceId: id, fair }, context)
  return captionersOf(id, context)
}

/** A line is read until the next one, and not much longer than it takes. */
const cuesOf = (lines: readonly { text: string; at: number }[]): Cue[] =>
  lines.flatMap(({ text, at }, index) => {
    const next = lines[index + 1]?.at ?? Number.POSITIVE_INFINITY
    const to = Math.min(next, at + Math.max(2, text.length / 12))
    return to > at ? [{ from: at, to, text }] : []
  })

type Typed = { id: number; language: number | null; title: string; lines: { text: string; at: number }[] }

/** What was typed becomes captions, once the session is over; counted from the beginning of its film. */
export async function keepTypedCaptions(services: Services): Promise<void> {
  const now = sql`${services.now().toISOString()}::timestamptz`
  const rows = await many<Typed>(services.database.kysely)`
    select c.id, c.language_id as language, coalesce(l.code, '') as title,
      json_agg(json_build_object('text', t.text, 'at', round(film.second::numeric, 2))
        order by t.at, t.id) as lines
    from conference c join caption_line t on t.conference_id = c.id
      left join language l on l.id = c.language_id
      left join recording r on r.conference_id = c.id and r.is_replay,
      lateral (select case when r.id is null then extract(epoch from t.at - coalesce(c.live_at, c.begin_at))
        else recording_second(r.id, t.at) end as second) film
    where film.second >= 0 and (c.state = 'ended'
      or (c.state <> 'live' and c.end_at < ${now} - make_interval(mins => ${overrunMinutes})))
      and not exists (select from recording r
        where r.conference_id = c.id and r.state in ('recording', 'processing'))
    group by c.id, l.code limit 20`
  for (const row of rows) await keepTyped(row, services)
}

async function keepTyped({ id, language, title, lines }: Typed, services: Services): Promise<void> {
  const use = conferenceFiles.find(({ name }) => name === 'captions')
  const kind = mediaKinds.find(({ name }) => name === 'captions')
  if (!use || !kind) throw new Error('Captions are files.')
  const text = Buffer.from(writeVtt(cuesOf(lines)))
  const key = newKey(services.now(), kind.extension)
  const place = () => services.files.put(key, text)
  await storeMedia(
    { key, size: text.length, place },
    `captions-${id}.vtt`,
    kind,
    { owner: null, firm: null, use },
    (_size, write) =>
      services.database.transaction(async db => {
        const media = await write(db)
        await sql`
          insert into conference_document (conference_id, kind, media_id, title, language_id, visible_from)
          values (${id}, 'captions', ${media}, ${title.toUpperCase() || 'Captions'}, ${language},
            'end')`.execute(db)
        await sql`delete from caption_line where conference_id = ${id}`.execute(db)
        return media
      }),
    services,
  )
}
