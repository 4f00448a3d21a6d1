import { expect, it, vi } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { keptDatabase } from '#platform/server/testing/kept-database.ts'
import { type ServerProcess, serverProcess } from './testing/server-process.ts'
import { smallDatabase } from './testing/small-database.ts'

vi.setConfig({ testTimeout: 300_000 })

/** Few in every run of the tests; `SERVER_KILLS=50` for the long proof. */
const kills = Number(process.env.SERVER_KILLS ?? 2)
const offersEach = 40

type Journal = { applied: number[]; answered: number[] }

const within = async <T>(
  kept: Awaited<ReturnType<typeof keptDatabase>>,
  work: (db: Database) => Promise<T>,
) => {
  const database = await kept.open()
  const done = await work(database)
  await database.close()
  return done
}

/** Open offers of a firm, two people who can apply for them, and applications whose day has just passed. */
const prepare = ({ kysely: db }: Database, round: number) =>
  one<{ fair: number; offers: number[]; profiles: number[] }>(db)`
    with firm as (select id from firm where name = 'Firm A'),
      fair as (select id from fair where homepage = 'fair-one'),
      made as (insert into job (fair_id, firm_id, translations, is_visible, opened_at, final_date, remote)
        select fair.id, firm.id, ${JSON.stringify({ fr: { title: `Poste ${round}`, description: '<p>x</p>' } })}::jsonb,
          true, now(), current_date + 20, 'fully'
        from firm, fair, generate_series(1, ${2 * offersEach}::int) returning id),
      people as (insert into job_profile (user_id, locale, title, summary)
        select id, 'fr', 'Titre', 'Texte' from app_user where email in ('visitor1@small.test', 'visitor2@small.test')
        on conflict on constraint job_profile_locale_taken do update set title = excluded.title returning id, user_id),
      late as (insert into job_solicitation (job_id, user_id, sent_at, answer_due_at)
        select id, (select min(user_id) from people), now() - interval '20 days', now() - interval '1 day'
        from (select id from made order by id desc limit ${offersEach}::int) last returning id),
      said as (insert into job_solicitation_step (job_solicitation_id, kind, status, side, at)
        select id, 'sent', 0, 'candidate', now() - interval '20 days' from late returning id),
      due as (update queued_job set run_at = now() + interval '1 second' where kind = 'tell_overdue_applications'
        returning id)
    select (select id from fair) as fair,
      array(select id from made order by id limit ${offersEach}::int) as offers,
      array(select id from people order by user_id) as profiles`

/** Two apply, a recruiter answers what has come, and the clock tells who has had no answer, until the server is gone. */
async function actUntilKilled(
  server: ServerProcess,
  { offers, profiles }: { offers: number[]; profiles: number[] },
  journal: Journal,
) {
  const recruiter = await server.logIn('firmadmina@small.test')
  const people = [await server.logIn('visitor1@small.test'), await server.logIn('visitor2@small.test')]
  const waiting: number[] = []
  const until = 10 + Math.floor(Math.random() * 40)
  let acknowledged = 0
  const unexpected: number[] = []
  const count = () => {
    acknowledged += 1
    if (acknowledged === until) server.child.kill()
  }
  const hands = people.map(async ({ bearer }, at) => {
    for (const job of offers) {
      const body = { job, profile: profiles[at] }
      const made = await server
        .call('POST', '/job_solicitations', { headers: bearer, body })
        .catch(() => undefined)
      if (!made) return
      if (made.status !== 201) unexpected.push(made.status)
      else {
        journal.applied.push(made.body.id)
        waiting.push(made.body.id)
      }
      count()
    }
  })
  const answering = (async () => {
    for (let turn = 0; turn < 2_000; turn += 1) {
      const id = waiting.shift()
      if (id === undefined) {
        const alive = await server.call('GET', '/jobs/list').catch(() => undefined)
        if (!alive) return
        continue
      }
      const said = await server
        .call('PUT', `/job_solicitations/${id}`, {
          headers: recruiter.bearer,
          body: { status: 2, answer: 'Merci' },
        })
        .catch(() => undefined)
      if (!said) return
      if (said.status !== 200) unexpected.push(said.status)
      else journal.answered.push(id)
      count()
    }
  })()
  await Promise.all(hands)
  server.child.kill()
  await answering
  expect(unexpected).toEqual([])
}

const found = async ({ kysely: db }: Database, { applied, answered }: Journal) => ({
  lost: await many<{ id: number }>(db)`
    select id from unnest(${applied}::int[]) id
    where (select count(*) from job_solicitation_step s where s.job_solicitation_id = id.id and s.kind = 'sent') <> 1`,
  unanswered: await many<{ id: number }>(db)`
    select id from unnest(${answered}::int[]) id
    where not exists (select from job_solicitation s where s.id = id.id and s.status = 2 and s.answered_at is not null)
      or (select count(*) from job_solicitation_step s where s.job_solicitation_id = id.id and s.kind = 'answered') <> 1`,
  toldTwice: await many<{ id: number }>(db)`
    select job_solicitation_id as id from job_solicitation_step where kind = 'overdue' group by 1 having count(*) > 1`,
  torn: await many<{ id: number }>(db)`
    select id from job_solicitation s where (overdue_told_at is not null) <> exists (
      select from job_solicitation_step o where o.job_solicitation_id = s.id and o.kind = 'overdue')`,
  ...(await one<{ mails: Record<string, number>; steps: Record<string, number> }>(db)`
    select (select json_object_agg(kind, count) from (select kind, count(*)::int as count from outbox_mail
        where kind in ('application_sent', 'application_changed', 'application_overdue') group by 1) sent) as mails,
      (select json_object_agg(kind, count) from (
        select case kind when 'sent' then 'application_sent' when 'answered' then 'application_changed'
          else 'application_overdue' end as kind, count(*)::int as count
        from job_solicitation_step st where kind in ('answered', 'overdue')
          or (kind = 'sent' and by_id is not null) group by 1) done) as steps`),
})

it(
  `no application and no answer that was acknowledged is lost, and nobody is told twice, over ${kills} kills`,
  async () => {
    const kept = await keptDatabase(smallDatabase)
    const journal: Journal = { applied: [], answered: [] }
    try {
      for (let round = 0; round < kills; round += 1) {
        const made = await within(kept, database => prepare(database, round))
        await actUntilKilled(await serverProcess(kept.env), made, journal)
      }
      const told = await within(kept, database => found(database, journal))
      expect(journal.applied.length).toBeGreaterThan(kills)
      expect(journal.answered.length).toBeGreaterThan(0)
      expect({ ...told, mails: told.steps }).toEqual({
        lost: [],
        unanswered: [],
        toldTwice: [],
        torn: [],
        mails: told.mails,
        steps: told.mails,
      })
    } finally {
      await kept.remove()
    }
  },
  600_000 + kills * 30_000,
)
