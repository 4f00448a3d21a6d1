import { sql } from 'kysely'
import type { Job } from '#domain/jobs/contract/job-calls.ts'
import type { JobSolicitation } from '#domain/jobs/contract/job-solicitation.ts'
import type { JobProfile } from '#domain/jobs/contract/profile-calls.ts'
import { one } from '#platform/server/database/rows.ts'
import { messagingFixture, type Name } from './messaging-fixture.ts'
import { todayAt } from './today.ts'

const dayMs = 86_400_000
export const dayIn = (days: number) => todayAt(11, days).toISOString().slice(0, 10)

/** Firms of the small fixture with what they offer, and visitors with what they can do. */
export async function jobsFixture() {
  const fixture = await messagingFixture()
  const { send, seeded, db, run, platform } = fixture
  const contract = await one<{ id: number }>(db)`
    select id from job_contract_type where fair_id is null order by id limit 1`

  async function made<T>(who: Name, path: string, body: object): Promise<T> {
    const answer = await send(who, 'POST', path, body)
    if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`)
    return answer.json()
  }
  /** All that an offer needs to be opened. */
  const complete = (body: object = {}) => ({
    fair: seeded.fairs.fair1,
    firm: seeded.firms.a,
    translations: { fr: { title: 'Chef de projet', description: '<p>Piloter des chantiers.</p>' } },
    contractType: contract.id,
    addressJSON: JSON.stringify({ city: 'Lille', postalCode: '59000', country: 'FR' }),
    finalDate: dayIn(30),
    isVisible: true,
    ...body,
  })
  const offer = (body: object = {}, who: Name = 'firmAdminA') => made<Job>(who, '/jobs', complete(body))
  /** What a profile begins with. */
  const own = (who: Name, locale = 'fr') => ({ user: seeded.people[who].id, locale })
  const profile = (who: Name, body: object = {}) =>
    made<JobProfile>(who, '/job_profiles', {
      ...own(who),
      title: 'Ingénieure',
      summary: 'Dix ans de chantiers.',
      ...body,
    })
  const apply = async (who: Name, job: number, body: object = {}) => {
    const listed = await send(who, 'GET', '/job_profiles')
    const [mine] = listed.json()
    const { id } = mine ?? (await profile(who))
    return send(who, 'POST', '/job_solicitations', { job, profile: id, motivation: 'Bonjour', ...body })
  }
  const applied = async (who: Name, job: number, body: object = {}): Promise<JobSolicitation> => {
    const answer = await apply(who, job, body)
    if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`)
    return answer.json()
  }
  /** The server's clock, so many days from now. */
  const inDays = (days: number) => {
    platform.services.now = () => new Date(Date.now() + days * dayMs)
  }
  const recruits = (who: Name, can = true) =>
    run(sql`update app_user set can_recruit = ${can} where id = ${seeded.people[who].id}`)
  return {
    ...fixture,
    contract: contract.id,
    made,
    complete,
    offer,
    own,
    profile,
    apply,
    applied,
    inDays,
    recruits,
  }
}

export type JobsFixture = Awaited<ReturnType<typeof jobsFixture>>
