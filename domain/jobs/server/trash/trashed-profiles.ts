import { type Kysely, type RawBuilder, sql } from 'kysely'
import { dropUnused } from '#domain/media/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import { daysInTrash } from '#platform/contract/days-in-trash.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Row } from '#platform/server/resource/registry.ts'
import type { TrashedRows } from '#platform/server/trash/trash-part.ts'
import { optional, type TrashedTable, takeOut, trashedTable } from '#platform/server/trash/trashed-table.ts'
import { mostTrashedProfiles, type TrashedProfile } from '../../contract/trash.ts'
import { dropNotes } from '../drop-notes.ts'
import { profileLists } from '../profile-lists.ts'
import { readCv } from '../read-cv.ts'

type Db = Kysely<Tables>

const profile = { job_profile_id: { to: 'job_profile' } }

/** What is a profile’s own, in the order in which it is put back. */
const parts: readonly TrashedTable[] = [
  {
    table: 'job_profile',
    pointers: {
      user_id: { to: 'app_user' },
      job_function_level_id: optional('job_function_level'),
      job_education_level_id: optional('job_education_level'),
      job_experience_id: optional('job_experience'),
      job_disponibility_id: optional('job_disponibility'),
      cv_id: optional('media_object'),
    },
    isRefusedTwice: true,
  },
  ...profileLists.map(({ table, list }) => ({
    table,
    pointers: { ...profile, [`${list}_id`]: { to: list } },
  })),
  // What firms noted of it; it is theirs again as far as what they had of its person when they wrote it still stands.
  {
    table: 'job_profile_treatment',
    pointers: {
      ...profile,
      fair_id: { to: 'fair' },
      firm_id: { to: 'firm' },
      job_cv_treatment_id: optional('job_cv_treatment'),
      by_id: optional('app_user'),
    },
  },
]

/** What it is searched by is made anew. */
const withoutWords = ({ job_profile = [], ...rest }: TrashedRows): TrashedRows => ({
  ...rest,
  job_profile: job_profile.map(({ search: _, compounds: __, ...row }) => row),
})

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`
const dueAt = sql`t.trashed_at + make_interval(days => ${daysInTrash})`

/** Deletes entries `t` for good, with files that nothing shows any more. */
async function drop(which: RawBuilder<unknown>, db: Db): Promise<number> {
  const gone = await many<{ file: number | null }>(db)`
    delete from job_profile_trash t where ${which} returning t.cv_id as file`
  await dropUnused(
    gone.flatMap(({ file }) => file ?? []),
    db,
  )
  return gone.length
}

/**
 * Takes a profile out of where it is found, with all that hangs on it; what was sent of it stays where it is.
 * @throws 404 for one that somebody else has just deleted
 */
export async function trashProfile({ id, user }: Row, { db, services }: Context): Promise<void> {
  const person = idOf(user)
  // Of one person one change at a time.
  await sql`select from app_user where id = ${person} for update`.execute(db)
  const there = await maybeOne(db)`select 1 from job_profile where id = ${id} for update`
  if (!there) throw notFound()
  await drop(
    sql`t.id in (select t.id from job_profile_trash t where t.user_id = ${person}
      order by t.trashed_at desc, t.id desc offset ${mostTrashedProfiles - 1})`,
    db,
  )
  const sent = await many<{ row: TrashedRows[string][number] }>(db)`
    select jsonb_build_object('id', id, 'sent_at', sent_at) as row from job_solicitation
    where job_profile_id = ${id}`
  const taken: TrashedRows[] = []
  for (const { table } of parts.toReversed())
    taken.push(
      await takeOut(table, table === 'job_profile' ? sql`t.id = ${id}` : sql`t.job_profile_id = ${id}`, db),
    )
  const rows = withoutWords(Object.assign({ job_solicitation: sent.map(({ row }) => row) }, ...taken))
  await sql`
    insert into job_profile_trash (id, user_id, locale, title, rows, cv_id, trashed_at)
    select p.id, p.user_id, p.locale, coalesce(p.title, ''), ${JSON.stringify(rows)}::jsonb, p.cv_id,
      ${at(services.now())}
    from jsonb_populate_recordset(null::job_profile, ${JSON.stringify(rows.job_profile)}::jsonb) p`.execute(
    db,
  )
}

/** One’s own alone. */
export const trashedProfilesOf = ({ db, actor, services }: Context): Promise<TrashedProfile[]> =>
  many<TrashedProfile>(db)`
    select t.id, t.locale, t.title, ${instant('t.trashed_at')} as "trashedAt",
      ${instant(dueAt)} as "deletedOn"
    from job_profile_trash t where t.user_id = ${actor.userId} and ${dueAt} > ${at(services.now())}
    order by t.trashed_at desc, t.id desc`

/**
 * As it was, but for what all of one’s CVs share: who is read without a name in one is so in each. It is in no library: what
 * was withdrawn is not given again by this.
 * @throws 404 for what is not there, or another’s; 409 where there is one in its language meanwhile
 */
export async function restoreProfileOf(id: number, context: Context): Promise<void> {
  const { db, actor, services } = context
  await sql`select from app_user where id = ${actor.userId} for update`.execute(db)
  const kept = await maybeOne<{ rows: TrashedRows }>(db)`
    delete from job_profile_trash t
    where t.id = ${id} and t.user_id = ${actor.userId} and ${dueAt} > ${at(services.now())} returning t.rows`
  if (!kept) throw notFound()
  for (const part of parts) await trashedTable(part).putBack(kept.rows, 0, db)
  const [back] = await many<{ file: number | null; state: string }>(db)`
    update job_profile p set
      is_anonymous_first = coalesce((select bool_or(o.is_anonymous_first) from job_profile o
        where o.user_id = p.user_id and o.id <> p.id), p.is_anonymous_first),
      cv_text = case when p.cv_id is null then '' else p.cv_text end,
      cv_state = case when p.cv_id is null then 'none' else p.cv_state end
    where p.id = ${id} returning p.cv_id as file, p.cv_state as state`
  if (back?.file && back.state === 'waiting')
    await services.queue.enqueue(db, readCv, { profile: id, file: back.file }, { key: String(back.file) })
  // One that was sent again meanwhile was sent with another.
  await sql`
    update job_solicitation s set job_profile_id = ${id}
    from jsonb_to_recordset(${JSON.stringify(kept.rows.job_solicitation ?? [])}::jsonb)
      as was (id int, sent_at timestamptz)
    where s.id = was.id and s.sent_at = was.sent_at and s.user_id = ${actor.userId}
      and s.job_profile_id is null
      and s.emptied_at is null and s.withdrawn_at is null`.execute(db)
  await dropNotes(sql`t.job_profile_id = ${id}`, db, sql`t.at`)
  await audit({ action: 'restore', resource: 'job_profiles', resourceId: id }, context)
}

export async function emptyProfileTrashOf(context: Context): Promise<void> {
  const { db, actor } = context
  const count = await drop(sql`t.user_id = ${actor.userId}`, db)
  await audit({ action: 'empty_trash', resource: 'job_profiles', details: { count } }, context)
}

export const purgeProfiles = (db: Db, now: Date) => drop(sql`${dueAt} <= ${at(now)}`, db)
