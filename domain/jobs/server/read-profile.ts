import { type RawBuilder, sql } from 'kysely'
import { fairsWithin } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { invalid, notFound } from '#platform/server/refusal.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { columnsOf } from '#platform/server/resource/select.ts'
import type { AccessPurpose } from '../contract/choices.ts'
import type { jobProfiles } from '../contract/job-profile.ts'
import type { SentProfile } from '../contract/job-solicitation.ts'
import type { FullProfile, fullProfile, JobProfile } from '../contract/profile-calls.ts'
import { withoutName } from '../contract/sent-profile.ts'
import { countLook, TooManyLooks, tellTooManyLooks } from './cv-looks.ts'
import { reachedBy } from './reached.ts'
import { isNamedToFirm, recruitedParts } from './recruited.ts'
import { isInJobModule } from './shown.ts'
import { writeAccess } from './write-access.ts'

type Right = { purpose: AccessPurpose; firm: number | null; fair: number; sent: number | null }

/** SQL: somebody is in the library of a fair, as they said, as long as they are in the fair and are not leaving. */
export const isInPool = (person: RawBuilder<unknown>, fair: RawBuilder<unknown>) => sql`exists (
  select from consent c join fair pooled on pooled.id = c.fair_id
    join fair_user m on m.fair_id = c.fair_id and m.user_id = c.user_id
      and m.is_validated = ${validationState.validated}
    join app_user whose on whose.id = c.user_id and not whose.is_closed
  where c.user_id = ${person} and c.fair_id = ${fair} and c.purpose = 'cv_pool' and c.withdrawn_at is null
    and pooled.is_using_job_library and pooled.is_using_job_module and pooled.trashed_at is null)`

/** By what right somebody reads the CV of another: the nearest first. */
async function rightTo(person: number, { db, actor }: Context): Promise<Right | undefined> {
  const parts = recruitedParts(actor)
  const run = fairsWithin(actor, ['F', 'G'])
  const applied = sql`job_solicitation s join job j on j.id = s.job_id
    where s.user_id = ${person} and s.withdrawn_at is null and s.emptied_at is null
      and ${isInJobModule('j')}`
  return maybeOne<Right>(db)`
    select purpose, firm, fair, sent from (
      (select 1 as rank, 'application' as purpose, j.firm_id as firm, j.fair_id as fair, s.id as sent
        from ${applied} and ${isNamedToFirm} and j.fair_firm_id in ${parts} order by s.sent_at desc, s.id desc
          limit 1)
      union all (select 2, 'pool', ff.firm_id, ff.fair_id, null
        from fair_firm ff where ff.id in ${parts} and ${isInPool(sql`${person}::int`, sql`ff.fair_id`)}
        order by ff.fair_id limit 1)
      union all (select 3, 'admin', null, j.fair_id, null
        from ${applied} and j.fair_id in ${run} order by j.fair_id limit 1)
      union all (select 4, 'admin', null, f.id, null
        from fair f where f.id in ${run} and ${isInPool(sql`${person}::int`, sql`f.id`)} order by f.id
          limit 1)
    ) ways order by rank limit 1`
}

type Found = { person: number; profile: number; locales: string[]; isNameless: boolean }

/** In the language that is asked for, where there is one of it. */
const found = (id: number, locale: string | undefined, { db }: Context) =>
  maybeOne<Found>(db)`
    select p.user_id as person, coalesce(other.id, p.id) as profile,
      array(select l.locale from job_profile l where l.user_id = p.user_id order by l.id) as locales,
      exists (select from job_profile any_of where any_of.user_id = p.user_id and any_of.is_anonymous_first)
        as "isNameless"
    from job_profile p left join job_profile other on other.user_id = p.user_id
      and other.locale = ${locale ?? ''}
    where p.id = ${id}`

type Profile = Pick<JobProfile, 'id' | keyof (typeof jobProfiles)['record']>
type ProfileRow = Omit<Profile, 'changedAt'> & { changedAt: Date }
type Told = FullProfile['profile'] & Partial<Pick<JobProfile, 'salaryWish'>>
type Said = { profile: Told } & Pick<FullProfile['person'], 'email' | 'phone'>

/** What a firm was sent it reads as it was sent, and nothing later. How to reach somebody is told by what they sent alone. */
async function readable(profile: number, right: Right | null, context: Context): Promise<Said> {
  const { db, actor } = context
  if (right?.sent) {
    const { sent } = await one<{ sent: (SentProfile & Pick<Told, 'locale' | 'salaryWish'>) | null }>(db)`
      select nullif(sent, '{}') as sent from job_solicitation where id = ${right.sent}`
    if (!sent) throw notFound()
    const { name: _, email, phone, ...said } = sent
    return { profile: { ...said, id: profile }, email, phone }
  }
  const columns = columnsOf(implementationOf('job_profiles'), 't', context)
  const { changedAt: _, ...said } = await one<ProfileRow>(db)`
    select ${columns} from job_profile t where t.id = ${profile}`
  const own = await maybeOne<{ email: string | null; phone: string | null }>(db)`
    select ${reachedBy} from job_profile p join app_user u on u.id = p.user_id
      where p.id = ${profile} and u.id = ${actor.userId}`
  return { profile: said, email: own?.email ?? null, phone: own?.phone ?? null }
}

/** In a transaction of its own: that somebody asks for too many is told although nothing is read. */
export async function readFullProfile(
  id: number,
  query: QueryOf<typeof fullProfile>,
  context: Context,
): Promise<FullProfile> {
  try {
    return await context.services.database.transaction(db => fullProfileOf(id, query, { ...context, db }), {
      onePlan: true,
    })
  } catch (error) {
    if (error instanceof TooManyLooks) await tellTooManyLooks(error.fair, context)
    throw error
  }
}

/**
 * One's own, that of somebody who applied by name, or one of a library. The look is written down in the same transaction.
 * @throws 404 without a right to it, 422 without a reason from who runs the fair, 429
 */
async function fullProfileOf(
  id: number,
  { locale, reason, named }: QueryOf<typeof fullProfile>,
  context: Context,
): Promise<FullProfile> {
  const { db, actor } = context
  const cv = await found(id, locale, context)
  if (!cv) throw notFound()
  const isOwn = cv.person === actor.userId
  const right = isOwn ? null : ((await rightTo(cv.person, context)) ?? undefined)
  if (right === undefined) throw notFound()
  if (right) {
    const said = reason?.trim()
    if (right.purpose === 'admin' && !said) throw invalid({ reason: 'reason_required' })
    if (right.purpose === 'pool') await countLook(right.fair, context)
    await writeAccess(
      {
        person: cv.person,
        profile: cv.profile,
        ...right,
        reason: right.purpose === 'admin' ? said : undefined,
      },
      context,
    )
  }
  const { profile: said, email, phone } = await readable(cv.profile, right, context)
  const { salaryWish, ...profile } = said
  const person = await one<{ id: number; firstName: string; lastName: string }>(db)`
    select id, first_name as "firstName", last_name as "lastName" from app_user where id = ${cv.person}`
  // In a library somebody who wants it so is first read without a name: who it is is asked for by another look.
  if (right?.purpose === 'pool' && cv.isNameless && named !== '1')
    return {
      profile: { ...withoutName({ ...profile, name: person }), id: cv.profile },
      person: { id: null, firstName: '', lastName: '', email: null, phone: null },
      purpose: right.purpose,
      locales: cv.locales,
    }
  return {
    profile: isOwn || right?.sent ? { ...profile, ...(salaryWish !== undefined && { salaryWish }) } : profile,
    person: { ...person, email, phone },
    purpose: right?.purpose ?? null,
    locales: cv.locales,
  }
}
