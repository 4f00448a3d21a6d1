import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { readRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { Conference, ConferenceView } from '../contract/calls.ts'
import { doorsOf } from '../contract/entry.ts'
import { entryFor, type Watcher } from './entry-for.ts'
import { areSourcesTold, mediaOf, opened } from './films/shown-media.ts'
import { sourcesOf } from './films/sources-of.ts'
import { isDocumentDue } from './given.ts'
import { shownRoomOf } from './live/stage-for.ts'
import { signedStandOf } from './presentations/shown-presentations.ts'
import { isShownConference } from './shown.ts'
import { isPrivate } from './stage/chat-rooms.ts'

type Filed<T extends { url: string }> = T & { isPrivate: boolean }

const documentsOf = (id: number, isTeam: boolean, { db, services }: Context) => {
  const now = sql`${services.now().toISOString()}::timestamptz`
  return many<Filed<ConferenceView['documents'][number]>>(db)`
    select d.id, d.kind, d.title, coalesce(d.url, m.file_path) as url,
      coalesce(m.visibility = 'private', false) as "isPrivate", l.code as language
    from conference_document d join conference c on c.id = d.conference_id
      left join media_object m on m.id = d.media_id left join language l on l.id = d.language_id
    where d.conference_id = ${id} and (${isTeam} or ${isDocumentDue('d', now)})
    order by d.rank, d.id`
}

const nextIn = async (id: number, room: number | null, { db, locale }: Context) =>
  (await maybeOne<NonNullable<ConferenceView['next']>>(db)`
    select c.id, coalesce(${translatedText('c', 'title', locale)}, '') as title,
      ${instant('c.begin_at')} as begin
    from conference c join conference here on here.id = ${id}
    where c.conference_room_id = ${room} and c.begin_at >= here.end_at and c.state <> 'cancelled'
      and ${isShownConference('c')}
    order by c.begin_at, c.id limit 1`) ?? null

type Shown = Pick<ConferenceView, 'stand' | 'presentation' | 'chat'>

/** Where whoever presents or sponsors it is found, and to whom its audience writes. */
const shownBy = (id: number, { db }: Context) => one<Shown>(db)`
  select p.id as presentation, case
    when e.is_visible then ${signedStandOf('p.stand_id', 'c.firm_id', 'c.fair_id')}
    end as stand,
    case when f.is_using_chat and c.is_chat then case when ${isPrivate} then 'presenters' else 'all' end
      end as chat
  from conference c join fair f on f.id = c.fair_id left join firm e on e.id = c.firm_id
    left join presentation p on p.conference_id = c.id
  where c.id = ${id}`

/** What leads out of here is entered by a name of one's own. */
const isTool = ({ kind }: ConferenceView['sources'][number]) => kind === 'tool'

/** @throws 404 for one that is not there for this reader */
export async function viewOf(
  id: number,
  context: Context,
  watcher: Watcher | null = null,
): Promise<ConferenceView> {
  const conference = (await readRow(implementationOf('conferences'), id, context)) as Conference
  const inside = await entryFor(id, context, watcher)
  const { entered, entry, isTeam, room, passes, agendaEntry } = inside
  const doors = doorsOf(entered, isTeam)
  const now = context.services.now().getTime()
  const all = entry.may ? await sourcesOf(id, context) : []
  const sources = watcher ? all.filter(source => !isTool(source)) : all
  return {
    conference,
    entry: { may: entry.may, reason: entry.may ? null : entry.reason, passes },
    doors: doors === null ? null : new Date(doors).toISOString(),
    sources: areSourcesTold({ entered, isTeam }, now) ? sources : [],
    media: entry.may ? await mediaOf(id, { entered, isTeam, room, sources }, context) : null,
    documents: entry.may ? opened(await documentsOf(id, isTeam, context), context) : [],
    room: entry.may && !watcher ? await shownRoomOf(id, inside, context) : null,
    isWatchable: entered.isPublicWatching && !entered.needsPass,
    isTeam,
    agendaEntry,
    ...(await shownBy(id, context)),
    next: await nextIn(id, room, context),
    now: new Date(now).toISOString(),
  }
}
