import { sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { runsFair } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { hasRole } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { one } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { anonymousFirsts, OfferState } from '../contract/choices.ts'
import type { ComputedJob, Job, MayNotApply } from '../contract/job-calls.ts'
import { takesApplications } from '../contract/job-state.ts'
import type { MatchFacts } from '../contract/match.ts'
import { type MatchNames, pointsOf } from '../contract/match-points.ts'
import { dueAt } from './due.ts'
import { factsWithin, listsOf } from './fair-lists.ts'
import { cardsOf, isSeenJob } from './list-jobs.ts'
import { jobFacts } from './match-facts.ts'
import { jobNames, ownMatch } from './match-names.ts'
import { isOpenJob, stateOfJob } from './shown.ts'
import { spokenLanguages } from './spoken-languages.ts'
import { stepsOf } from './steps.ts'

type Facts = {
  fair: number
  firm: number
  state: OfferState
  takes: boolean
  days: number
  isPromised: boolean
  answerDueAt: string
  isOwnFirm: boolean
  hasProfile: boolean
  isMember: boolean
  bookmark: number | null
  anonymousFirst: (typeof anonymousFirsts)[number]
  solicitation: ComputedJob['solicitation']
  asked: MatchFacts
  names: MatchNames
  country: ComputedJob['country']
  firmPlace: ComputedJob['firmPlace']
  languages: ComputedJob['languages']
}

const factsOf = (id: number, { db, actor, locale, services }: Context) =>
  one<Facts>(db)`
    select j.fair_id as fair, j.firm_id as firm, ${stateOfJob('j')} as state,
      f.fair_status_id = ${fairStatus.open}
        or (f.fair_status_id = ${fairStatus.finished} and f.is_taking_applications_after) as takes,
      coalesce(j.answer_days, f.job_answer_days) as days,
      f.is_job_answer_promised as "isPromised",
      ${instant(dueAt(services.now()))} as "answerDueAt",
      coalesce((select u.firm_id = j.firm_id from app_user u where u.id = ${actor.userId}::int), false)
        as "isOwnFirm",
      exists (select from job_profile p where p.user_id = ${actor.userId}::int) as "hasProfile",
      exists (select from fair_user m where m.fair_id = j.fair_id and m.user_id = ${actor.userId}::int
        and m.is_validated = ${validationState.validated}) as "isMember",
      (select b.id from job_bookmark b where b.job_id = j.id and b.user_id = ${actor.userId}::int)
        as bookmark, f.job_anonymous_first as "anonymousFirst",
      (select json_build_object('id', s.id, 'status', s.status,
          'sentAt', ${instant('s.sent_at')},
          'answerDueAt', ${instant('s.answer_due_at')}, 'isPromised', s.is_promised,
          'emptiedAt', ${instant('s.emptied_at')}, 'steps', ${stepsOf})
        from job_solicitation s where s.job_id = j.id and s.user_id = ${actor.userId}::int) as solicitation,
          ${jobFacts} as asked, ${jobNames(locale)} as names, ${spokenLanguages(locale)} as languages,
      (select json_build_object('iso', land.iso, 'name',
        coalesce(${translatedText('land', 'name', locale)}, land.iso))
        from country land where land.id = coalesce(j.country_id, e.country_id, f.country_id)) as country,
      json_build_object('city', e.city, 'country', (
        select own.iso from country own where own.id = coalesce(e.country_id, case when e.city is null
          then f.country_id end))) as "firmPlace"
    from job j join fair f on f.id = j.fair_id join firm e on e.id = j.firm_id where j.id = ${id}`

function mayNotApply(facts: Facts, { actor }: Context): MayNotApply | null {
  if (facts.solicitation && facts.solicitation.status !== null) return 'applied'
  if (!takesApplications(facts.state)) return 'closed'
  if (!facts.takes) return 'fair_not_open'
  if (actor.userId === null) return 'not_logged_in'
  if (facts.isOwnFirm) return 'own_firm'
  if (!hasRole(actor, 'visitor')) return 'not_a_visitor'
  if (!facts.isMember) return 'not_in_fair'
  return facts.hasProfile ? null : 'no_profile'
}

/** Of the same fair: of the same family first, then of the same contract. */
const alikeOf = (id: number, own: MatchFacts | null, context: Context) =>
  cardsOf(
    sql`select j.id, row_number() over (order by (j.job_family_id = here.job_family_id) desc nulls last,
        (j.job_contract_type_id = here.job_contract_type_id) desc nulls last, j.opened_at desc, j.id) as at
      from job j join job here on here.id = ${id}
      where j.fair_id = here.fair_id and j.id <> here.id and ${isSeenJob(context)} and ${isOpenJob('j')}
        and (j.job_family_id = here.job_family_id or j.job_contract_type_id = here.job_contract_type_id
          or j.firm_id = here.firm_id)
      order by at limit 3`,
    own,
    context,
  )

/** @throws 404 for one that is not there for this reader */
export async function computedJobOf(id: number, context: Context): Promise<ComputedJob> {
  const job = (await readRow(implementationOf('jobs'), id, context)) as Job
  const facts = await factsOf(id, context)
  const said = await ownMatch(context, facts.fair)
  const own = said?.facts ?? null
  const used = await listsOf(facts.fair, context)
  const [card] = await cardsOf(sql`select ${id}::int as id, 1 as at`, own, context)
  if (!card) throw notFound()
  const { days, isPromised, answerDueAt } = facts
  return {
    job,
    card,
    country: facts.country,
    firmPlace: facts.firmPlace,
    languages: facts.languages,
    state: facts.state,
    promise: takesApplications(facts.state) ? { days, isPromised, answerDueAt } : null,
    solicitation: facts.solicitation,
    bookmark: facts.bookmark,
    anonymousFirst: facts.anonymousFirst,
    mayNotApply: mayNotApply(facts, context),
    match:
      said && pointsOf(factsWithin(facts.asked, used), said.facts, { asked: facts.names, said: said.names }),
    alike: runsFair(context.actor, facts.fair) ? [] : await alikeOf(id, own, context),
  }
}
