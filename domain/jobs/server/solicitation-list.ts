import { type RawBuilder, sql } from 'kysely'
import { runsFair } from '#domain/fairs/server/index.ts'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { pageOf } from '#platform/server/resource/filter.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { MatchFacts } from '../contract/match.ts'
import { type MatchNames, pointsOf } from '../contract/match-points.ts'
import { withoutName } from '../contract/sent-profile.ts'
import type { SolicitationCard, solicitationCounts, solicitationList } from '../contract/solicitation-list.ts'
import type { UsedLists } from '../contract/used-lists.ts'
import { factsWithin, listsOf } from './fair-lists.ts'
import { jobFacts, sentFacts } from './match-facts.ts'
import { jobNames, sentNames } from './match-names.ts'
import { isFoundByStatus, isOfStatus, isOwed, isUnread } from './owed.ts'
import { isNamedToFirm, recruitedParts } from './recruited.ts'
import { isInJobModule } from './shown.ts'
import { treatmentOf } from './treat-profile.ts'

type Query = QueryOf<typeof solicitationList>
type Condition = RawBuilder<unknown>

/** Within two days, or past its day. */
const isDue = ({ services }: Context) =>
  sql`${isOwed} and s.answer_due_at < ${services.now().toISOString()}::timestamptz + interval '2 days'`
const isLate = ({ services }: Context) =>
  sql`${isOwed} and s.answer_due_at < ${services.now().toISOString()}::timestamptz`

/** Applications that this reader lists, in a fair or of one offer. */
const listedIn = ({ fair, job }: Pick<Query, 'fair' | 'job'>, { actor }: Context): Condition[] => [
  scopeCondition(implementationOf('job_solicitations'), 's', 'L', actor),
  sql`j.fair_id = ${fair} and ${isInJobModule('j')}`,
  ...(job === undefined ? [] : [sql`j.id = ${job}`]),
]

const and = (conditions: readonly Condition[]) => sql.join([...conditions], sql` and `)

type Row = Omit<SolicitationCard, 'match'> & {
  isNamed: boolean
  isEmpty: boolean
  asked: MatchFacts
  names: MatchNames
  said: MatchFacts
  saidNames: MatchNames
}

/** Whoever does not recruit for the firm is told of a CV nothing but whose it is and where it stands. */
function cardOf(
  { isNamed, isRecruited, isEmpty, asked, names, said, saidNames, person, ...row }: Row,
  used: UsedLists,
): SolicitationCard {
  const isReadable = isRecruited && !isEmpty
  const told = { name: person, title: row.title, words: saidNames }
  const { title, words } = isNamed ? told : withoutName(told)
  return {
    ...row,
    isRecruited,
    person: isNamed ? person : null,
    profile: isNamed ? row.profile : null,
    title: isReadable ? title : '',
    match: isReadable
      ? pointsOf(factsWithin(asked, used), factsWithin(said, used), { asked: names, said: words })
      : null,
    treatment: isReadable && isNamed ? row.treatment : null,
  }
}

/** The latest first. */
export async function listSolicitations(
  query: Query,
  context: Context,
): Promise<PagedResponse<SolicitationCard>> {
  const { db, actor, locale } = context
  const { view, status, application } = query
  const from = sql`from job_solicitation s join job j on j.id = s.job_id join firm f on f.id = j.firm_id
    left join app_user u on u.id = s.user_id left join job_profile p on p.id = s.job_profile_id
    where ${and([
      ...listedIn(query, context),
      ...(view === 'unread' ? [isUnread] : view === 'due' ? [isDue(context)] : []),
      ...(status === undefined ? [] : [isOfStatus(status)]),
      ...(application === undefined ? [] : [sql`s.id = ${application}`]),
    ])}`
  const { total } = await one<{ total: number }>(db)`select count(*)::int as total ${from}`
  const page = pageOf(query)
  const rows = await many<Row>(db)`
    select s.id, json_build_object('id', j.id, 'title', coalesce(${translatedText('j', 'title', locale)}, ''))
        as job,
      json_build_object('id', f.id, 'name', f.name) as firm, j.fair_id as fair,
      case when u.id is not null then json_build_object('id', u.id, 'firstName', u.first_name,
        'lastName', u.last_name) end as person,
      s.is_anonymous and s.revealed_at is null as "isAnonymous",
      s.job_profile_id as profile, coalesce(s.sent ->> 'title', '') as title, s.status,
      ${instant('s.sent_at')} as "sentAt", ${instant('s.answer_due_at')} as "answerDueAt",
        s.is_promised as "isPromised",
      ${instant('s.answered_at')} as "answeredAt", ${instant('s.withdrawn_at')} as "withdrawnAt",
      ${instant('s.nudged_at')} as "nudgedAt", ${instant('s.emptied_at')} as "emptiedAt",
      ${instant('s.erased_at')} as "erasedAt",
      ${treatmentOf(sql`j.fair_id`, sql`j.firm_id`, context)} as treatment, 
        ${isNamedToFirm} and s.emptied_at is null as "isNamed",
      num_nonnulls(s.withdrawn_at, s.emptied_at) > 0 as "isEmpty",
      coalesce(j.fair_firm_id in ${recruitedParts(actor)}, false)
        and s.user_id is distinct from ${actor.userId}::int as "isRecruited", ${jobFacts} as asked,
      ${jobNames(locale)} as names, ${sentFacts} as said,
      ${sentNames(locale)} as "saidNames"
    ${from} order by s.sent_at desc, s.id desc limit ${page.size} offset ${(page.page - 1) * page.size}`
  const used = await listsOf(query.fair, context)
  return { rows: rows.map(row => cardOf(row, used)), page, total }
}

/** A withdrawn one stays as a line, and is counted nowhere. */
const isThere = sql`s.withdrawn_at is null`

/** What of them waits, and for which offers. */
export async function countSolicitations(
  query: QueryOf<typeof solicitationCounts>,
  context: Context,
): Promise<ResponseOf<typeof solicitationCounts>> {
  const { db, actor, locale } = context
  const listed = sql`from job_solicitation s join job j on j.id = s.job_id where`
  const counts = await one<Omit<ResponseOf<typeof solicitationCounts>, 'jobs' | 'statuses'>>(db)`
    select ${runsFair(actor, query.fair)}::boolean or exists (select from fair_firm part
        where part.fair_id = ${query.fair} and part.id in ${recruitedParts(actor)}) as "isOpen",
      (count(*) filter (where ${isThere}))::int as total,
      (count(*) filter (where ${isUnread}))::int as unread,
      (count(*) filter (where ${isDue(context)}))::int as due,
      (count(*) filter (where ${isLate(context)}))::int as late,
      ${instant(sql`min(s.answer_due_at) filter (where ${isOwed})`)} as "nextDueAt"
    ${listed} ${and(listedIn(query, context))}`
  const statuses = await many<ResponseOf<typeof solicitationCounts>['statuses'][number]>(db)`
    select s.status, count(*)::int as count ${listed} ${and(listedIn(query, context))}
      and s.status is not null and ${isFoundByStatus('s')}
    group by s.status order by s.status`
  const jobs = await many<ResponseOf<typeof solicitationCounts>['jobs'][number]>(db)`
    select found.id, coalesce(${translatedText('found', 'title', locale)}, '') as title,
      (select f.name from firm f where f.id = found.firm_id) as firm, sent.total, sent.unread
    from (select j.id, (count(*) filter (where ${isThere}))::int as total,
        (count(*) filter (where ${isUnread}))::int as unread
        ${listed} ${and(listedIn({ fair: query.fair }, context))} group by j.id) sent
      join job found on found.id = sent.id
    order by sent.unread desc, found.id desc limit 200`
  return { ...counts, statuses, jobs }
}
