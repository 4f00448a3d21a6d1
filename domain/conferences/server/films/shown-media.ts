import { type RawBuilder, sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { linkFor } from '#domain/media/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import type { ShownSource } from '../../contract/calls.ts'
import type { Chapter } from '../../contract/chapters.ts'
import { isOver } from '../../contract/entry.ts'
import type { ShownCaptions, ShownFilm, ShownMedia } from '../../contract/replay.ts'
import type { EntryFor } from '../entry-for.ts'
import { isDocumentDue } from '../given.ts'
import { titleIn } from './chapters.ts'
import { isRecordingRefused } from './refused.ts'

type Filed<T extends { url: string }> = T & { isPrivate: boolean }

/** A film is seen to its end by the link that it was opened with; whoever may no longer come in reads nothing by it. */
const hoursOfLink = 12

export const opened = <T extends { url: string }>(rows: Filed<T>[], { actor, services }: Context) =>
  rows.map(({ isPrivate, ...row }) => ({
    ...row,
    url: isPrivate ? linkFor(row.url, actor.userId ?? 0, services, hoursOfLink * 60).url : row.url,
  }))

type Told = Pick<EntryFor, 'entered' | 'isTeam' | 'room'> & { sources: ShownSource[] }

/** What of it there is now. */
export function kindOf({ entered }: Pick<Told, 'entered'>, now: number): ShownMedia['kind'] {
  const { mode, begin, end, fairStatus: status, hasReplay } = entered
  const isFinished = status === fairStatus.finished
  if (mode === 'replay')
    return begin !== null && !isFinished && (end === null || now < end) ? 'premiere' : 'film'
  return hasReplay && (isFinished || isOver(entered, now)) ? 'replay' : 'live'
}

/** Whether somebody is told by now where the session itself is seen: a premiere not before its first second. */
export function areSourcesTold({ entered, isTeam }: Pick<Told, 'entered' | 'isTeam'>, now: number): boolean {
  const kind = kindOf({ entered }, now)
  if (isTeam || kind === 'film') return true
  return kind === 'premiere' ? now >= (entered.begin ?? 0) : kind === 'live'
}

type Recorded = { id: number; url: string; durationMs: number | null }

const recordedFilm = async (id: number, { db }: Context): Promise<Recorded | null> =>
  (await maybeOne<Recorded>(db)`
    select r.id, m.file_path as url, r.duration_ms::float8 as "durationMs"
    from recording r join media_object m on m.id = r.media_id
    where r.conference_id = ${id} and r.is_replay and r.state = 'ready'
      and not ${isRecordingRefused('r')}`) ?? null

const filmsAmong = (sources: readonly ShownSource[]): ShownFilm[] =>
  sources.flatMap(({ kind, url, language }) => (kind === 'tool' ? [] : [{ kind, url, language }]))

/** What was linked for afterwards, else what was shown all along. */
export async function linkedFilms(
  id: number,
  told: Pick<Told, 'sources'>,
  context: Context,
): Promise<ShownFilm[]> {
  const replays = await many<Filed<ShownFilm>>(context.db)`
    select s.kind, coalesce(s.url, m.file_path) as url,
      coalesce(m.visibility = 'private', false) as "isPrivate",
      l.code as language
    from conference_source s left join media_object m on m.id = s.media_id
      left join language l on l.id = s.language_id
    where s.conference_id = ${id} and s.is_replay and s.kind <> 'tool' order by s.rank, s.id`
  if (replays.length) return opened(replays, context)
  return filmsAmong(told.sources.filter(({ from, until }) => from === null && until === null))
}

const captionsOf = async (id: number, isTeam: boolean, context: Context): Promise<ShownCaptions[]> => {
  const now = sql`${context.services.now().toISOString()}::timestamptz`
  return opened(
    await many<Filed<ShownCaptions>>(context.db)`
      select d.id, d.title, m.file_path as url, m.visibility = 'private' as "isPrivate", l.code as language
      from conference_document d join conference c on c.id = d.conference_id
        join media_object m on m.id = d.media_id and m.mime_type = 'text/vtt'
        left join language l on l.id = d.language_id
      where d.conference_id = ${id} and d.kind = 'captions' and (${isTeam} or ${isDocumentDue('d', now)})
      order by d.rank, d.id`,
    context,
  )
}

/** What was answered while the film ran. `second` is that of the film at `q.on_stage_at`. */
const questionsIn = (id: number, second: RawBuilder<unknown>, last: number | null, { db }: Context) =>
  many<ShownMedia['questions'][number]>(db)`
    select q.id, q.text, s.at
    from conference_question q, lateral (select round((${second})::numeric)::float8 as at) s
    where q.conference_id = ${id} and q.state = 'answered' and q.merged_into_id is null
      and s.at >= 0 and (${last}::float8 is null or s.at * 1000 <= ${last}::float8)
    order by s.at, q.id limit 200`

/** A recording leaves its pauses out; any other film is counted from the beginning of its session. */
const secondIn = (recorded: Recorded | null, begin: number | null): RawBuilder<unknown> | null => {
  if (recorded) return sql`recording_second(${recorded.id}, q.on_stage_at)`
  return begin === null
    ? null
    : sql`extract(epoch from q.on_stage_at - to_timestamp(${begin / 1_000}::float8))`
}

const nothing: Omit<ShownMedia, 'kind' | 'isCaptioned' | 'isCaptioner'> = {
  films: [],
  begin: null,
  end: null,
  durationMs: null,
  captions: [],
  chapters: [],
  questions: [],
}

/** The film with what belongs to it, for somebody who was let in. */
async function filmWith(id: number, kind: ShownMedia['kind'], told: Told, context: Context) {
  const { entered, isTeam, sources } = told
  const { db, locale, services } = context
  const isSeen = isTeam || kind !== 'premiere' || services.now().getTime() >= (entered.begin ?? 0)
  const recorded = kind === 'replay' ? await recordedFilm(id, context) : null
  const films = recorded
    ? opened([{ kind: 'file' as const, url: recorded.url, language: null, isPrivate: true }], context)
    : kind === 'replay'
      ? await linkedFilms(id, told, context)
      : isSeen
        ? filmsAmong(sources)
        : []
  const kept = await maybeOne<{ chapters: Chapter[]; language: string }>(db)`
    select r.chapters, coalesce((select l.code from language l where l.id = c.language_id), 'fr') as language
    from conference_replay r join conference c on c.id = r.conference_id where r.conference_id = ${id}`
  const second = secondIn(recorded, kind === 'premiere' || kind === 'film' ? entered.begin : null)
  return {
    films,
    begin: entered.begin === null || kind !== 'premiere' ? null : new Date(entered.begin).toISOString(),
    end: entered.end === null || kind !== 'premiere' ? null : new Date(entered.end).toISOString(),
    durationMs: recorded?.durationMs ?? null,
    captions: isSeen ? await captionsOf(id, isTeam, context) : [],
    chapters: (isSeen ? (kept?.chapters ?? []) : []).map(({ at, titles }) => ({
      at,
      title: titleIn(titles, locale, kept?.language ?? 'fr'),
    })),
    // What the audience has asked is read by those who take part.
    questions:
      second === null || context.actor.userId === null
        ? []
        : await questionsIn(id, second, recorded?.durationMs ?? null, context),
  }
}

export async function mediaOf(id: number, told: Told, context: Context): Promise<ShownMedia> {
  const { db, actor, services } = context
  const kind = kindOf(told, services.now().getTime())
  const typed = await one<Pick<ShownMedia, 'isCaptioned' | 'isCaptioner'>>(db)`
    select count(*) > 0 as "isCaptioned", coalesce(bool_or(user_id = ${actor.userId}), false) as "isCaptioner"
    from conference_captioner where conference_id = ${id}`
  return {
    kind,
    ...(kind === 'live' ? nothing : await filmWith(id, kind, told, context)),
    ...typed,
  }
}
