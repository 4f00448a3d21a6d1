import { type RawBuilder, sql } from 'kysely'
import { initialsOf } from '#domain/exhibitors/contract/initials.ts'
import { assertFew, firmColumns } from '#domain/exhibitors/server/index.ts'
import { askedOrFirstFair, entryOf, isFairSeen } from '#domain/fairs/server/index.ts'
import { freeOnStand, isStandShown } from '#domain/stands/server/index.ts'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { escapeLike } from '#platform/server/database/escape-like.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { pageOf } from '#platform/server/resource/filter.ts'
import { languageOfText, translatedText } from '#platform/server/resource/select.ts'
import { type jobSorts, remotes } from '../contract/choices.ts'
import type { JobCard, jobFacets, jobList } from '../contract/job-calls.ts'
import type { MatchFacts } from '../contract/match.ts'
import { pointsOf } from '../contract/match-points.ts'
import { type Paid, payStepsOf } from '../contract/pay-steps.ts'
import { usedLists } from '../contract/used-lists.ts'
import { answerRate } from './answer-rate.ts'
import { factsWithin, listsOf } from './fair-lists.ts'
import { jobFacts, matchPercent, ownFacts } from './match-facts.ts'
import { type JobWord, jobWordsIn, namesEntry, saysWord } from './search-words.ts'
import { isOpenJob, isShownJob, isThereJob, stateOfJob, todayIn } from './shown.ts'

type Query = QueryOf<typeof jobList>
type Condition = RawBuilder<unknown>

/** Amounts of a period in a year, for comparing. */
const perYear = sql`case j.salary_period when 'hour' then 1820 when 'day' then 220 when 'month' then 12
  else 1 end`

/** SQL: what the offer `j` pays a year, in the smallest unit. */
const yearly = sql`coalesce(j.salary_max, j.salary_min)::bigint * ${perYear}`

/** SQL: the currency in which most open offers of a fair pay: amounts of another are not compared with it. */
const usualCurrency = (fair: number) =>
  sql`(select paid.salary_currency from job paid
    where paid.fair_id = ${fair} and ${isThereJob('paid')} and ${isShownJob('paid')} and ${isOpenJob('paid')}
      and num_nonnulls(paid.salary_min, paid.salary_max) > 0 group by 1 order by count(*) desc, 1 limit 1)`

/** Offers that this reader may walk up to. */
export const isSeenJob = (context: Pick<Context, 'actor'>): Condition =>
  sql`${isThereJob('j')} and ${isShownJob('j')} and ${isFairSeen(sql`j.fair_id`, context)}`

const isKept = (userId: number | null) =>
  sql`exists (select from job_bookmark kept where kept.job_id = j.id and kept.user_id = ${userId}::int)`

function narrowedBy(query: Query): Condition[] {
  const { fair, family, subFamily, jobFunction, contractType, area, educationLevel, remote, firm } = query
  const { fairHall, language, minSalary } = query
  return [
    ...(fair ? [sql`j.fair_id = ${fair}`] : []),
    ...(family ? [sql`j.job_family_id = ${family}`] : []),
    ...(subFamily ? [sql`j.job_sub_family_id = ${subFamily}`] : []),
    ...(jobFunction ? [sql`j.job_function_id = ${jobFunction}`] : []),
    ...(contractType ? [sql`j.job_contract_type_id = ${contractType}`] : []),
    ...(area
      ? [sql`exists (select from job_job_area a where a.job_id = j.id and a.job_area_id = ${area})`]
      : []),
    // A scale: what asks for less is found too.
    ...(educationLevel
      ? [
          sql`(select l.rank from job_education_level l where l.id = j.job_education_level_id)
            <= (select l.rank from job_education_level l where l.id = ${educationLevel})`,
        ]
      : []),
    ...(remote ? [sql`j.remote = ${remote}`] : []),
    ...(firm ? [sql`j.firm_id = ${firm}`] : []),
    ...(fairHall
      ? [
          sql`exists (select from stand st join fair_hall h on h.id = st.fair_hall_id
            where st.firm_id = j.firm_id and st.fair_id = j.fair_id and h.id = ${fairHall}
              and ${isStandShown})`,
        ]
      : []),
    ...(language ? [sql`j.languages @> ${JSON.stringify([{ language }])}::jsonb`] : []),
    ...(minSalary
      ? [
          sql`${yearly} >= ${minSalary}::bigint`,
          ...(fair ? [sql`j.salary_currency = ${usualCurrency(fair)}`] : []),
        ]
      : []),
  ]
}

/** What is narrowed by a list that the fair leaves out is not. */
async function withoutUnused(query: Query, context: Context): Promise<Query> {
  const used = await listsOf(query.fair, context)
  const kept = <T>(slug: string, value: T) => (used[slug] === false ? undefined : value)
  const { family, subFamily, jobFunction, contractType, area, educationLevel } = query
  return {
    ...query,
    family: kept('family', family),
    subFamily: kept('sub-family', subFamily),
    jobFunction: kept('function', jobFunction),
    contractType: kept('contract-type', contractType),
    area: kept('area', area),
    educationLevel: kept('education-level', educationLevel),
  }
}

const isWorded = (word: JobWord): Condition => {
  const like = `%${escapeLike(word.typed)}%`
  return sql`(${sql.join(
    [
      saysWord(word, sql`j.search`, sql`j.compounds`),
      sql`j.firm_id in (select id from firm where fold(firm.name) like fold(${like}))`,
      ...namesEntry(word, 'job_family', sql`j.job_family_id`),
      ...namesEntry(word, 'job_sub_family', sql`j.job_sub_family_id`),
      ...namesEntry(word, 'job_function', sql`j.job_function_id`),
      ...namesEntry(word, 'job_contract_type', sql`j.job_contract_type_id`),
      ...(word.entries.job_personal_skill.length
        ? [
            sql`j.id in (select l.job_id from job_job_personal_skill l
              where l.job_personal_skill_id = any(${word.entries.job_personal_skill}::int[]))`,
          ]
        : []),
    ],
    sql` or `,
  )})`
}

/** What somebody typed finds offers by their words, their entries and the name of their firm. Without a word in it, it finds nothing. */
async function searched(query: Query, context: Context): Promise<Condition[]> {
  if (!query.search?.trim()) return []
  const words = await jobWordsIn(query.search, query.fair, context)
  return words.length ? words.map(isWorded) : [sql`false`]
}

/** SQL: the order of offers `j`, where nothing else is asked for. */
export const newestFirst = sql`j.opened_at desc nulls last, j.id desc`

const orders: Readonly<Record<(typeof jobSorts)[number], (facts: MatchFacts | null) => Condition>> = {
  newest: () => newestFirst,
  ending: () => sql`j.final_date nulls last, j.id`,
  match: facts => (facts ? sql`${matchPercent(facts)} desc nulls last, ${newestFirst}` : newestFirst),
}

type CardRow = Omit<JobCard, 'firm' | 'match'> & {
  firm: Omit<JobCard['firm'], 'initials'>
  asked: MatchFacts | null
  /** By which lists its fair compares. */
  lists: string
}

const cardOf = ({ asked, lists, firm, ...row }: CardRow, said: MatchFacts | null): JobCard => {
  const points = asked && said && pointsOf(factsWithin(asked, usedLists(lists)), said)
  return {
    ...row,
    firm: { ...firm, initials: initialsOf(firm.name) },
    match: points && { fits: points.fits, asked: points.asked },
  }
}

/** SQL: what the offer `j` is, as it is said in any list. */
export const offerColumns = (locale: Locale) => {
  const name = (table: string, id: string) =>
    sql`(select ${translatedText('e', 'name', locale)} from ${sql.table(table)} e
      where e.id = ${sql.ref(id)})`
  return sql`j.id, coalesce(${translatedText('j', 'title', locale)}, '') as title,
    ${languageOfText('j', 'title', locale)} as "titleIn",
    coalesce(j.city, ${name('country', 'j.country_id')}) as place, j.remote,
    ${name('job_contract_type', 'j.job_contract_type_id')} as "contractType",
    j.final_date::text as "finalDate", ${stateOfJob('j')} as state`
}

/** The cards of these offers, in this order; `chosen` selects `id` and `at`. */
export async function cardsOf(
  chosen: Condition,
  facts: MatchFacts | null,
  context: Context,
): Promise<JobCard[]> {
  const { db, locale, actor, services } = context
  const rows = await many<CardRow>(db)`
    select ${offerColumns(locale)}, j.fair_id as fair,
      (select json_build_object('id', card.id, 'name', card.name, 'color', card.color, 'shape', card.shape,
          'logo', card.logo,
          'stand', (select json_build_object('id', st.id, 'label', stand_label(st.label, h.letter, st.number),
              'hall', h.id, 'free', ${freeOnStand})
            from stand st join fair_hall h on h.id = st.fair_hall_id
            where st.firm_id = j.firm_id and st.fair_id = j.fair_id and ${isStandShown}
            order by h.rank, st.number limit 1))
        from (select ${firmColumns(locale)} from firm f where f.id = j.firm_id) card) as firm,
      case when num_nonnulls(j.salary_min, j.salary_max) > 0 then json_build_object('min', j.salary_min,
        'max', j.salary_max, 'currency', j.salary_currency, 'period', j.salary_period) end as salary,
      ${instant('j.opened_at')} as "openedAt", ${isKept(actor.userId)} as "isBookmarked",
      exists (select from job_solicitation own where own.job_id = j.id and own.user_id = ${actor.userId}::int
        and own.withdrawn_at is null) as "hasApplied",
      ${answerRate(sql`j.fair_id`, sql`j.firm_id`, services.now())} as "answerRate",
      ${facts ? jobFacts : sql`null::json`} as asked,
      (select fair.job_module_configuration from fair where fair.id = j.fair_id) as lists
    from (${chosen}) chosen join job j on j.id = chosen.id order by chosen.at`
  return rows.map(row => cardOf(row, facts))
}

/** One page of the offers that take applications; of those that one keeps, also what is over. */
export async function listJobCards(query: Query, context: Context): Promise<PagedResponse<JobCard>> {
  const isOwn = query.bookmark === '1'
  const where = sql.join(
    [
      isSeenJob(context),
      isOwn ? isKept(context.actor.userId) : isOpenJob('j'),
      ...narrowedBy(await withoutUnused(query, context)),
      ...(await searched(query, context)),
    ],
    sql` and `,
  )
  const { resultsPerPage, total } = await entryOf<{ total: number }>(
    query.fair,
    sql`(select count(*)::int from job j where ${where}) as total`,
    context,
  )
  const page = pageOf(query, undefined, resultsPerPage)
  assertFew(page, total)
  const facts = await ownFacts(context, query.fair)
  const order = orders[query.sort ?? 'newest'](facts)
  const rows = await cardsOf(
    sql`select j.id, row_number() over (order by ${order}) as at from job j where ${where}
      order by ${order} limit ${page.size} offset ${(page.page - 1) * page.size}`,
    facts,
    context,
  )
  return { rows, page, total }
}

type Facets = ResponseOf<typeof jobFacets>

/** How many offers pay as much as each of some round amounts. */
async function salariesOf(
  paid: Paid | null,
  offers: Condition,
  { db }: Context,
): Promise<Facets['salaries']> {
  const steps = paid ? payStepsOf(paid) : []
  if (!paid || !steps.length) return []
  const counted = await many<{ minSalary: number; count: number }>(db)`
    select step as "minSalary", count(*)::int as count
    from unnest(${steps}::int[]) step
      join (select ${yearly} as amount from job j where ${offers}) paid on paid.amount >= step
    group by step order by step`
  return counted.map(one => ({ ...one, currency: paid.currency }))
}

/** What occurs among the offers of a fair, and how often. @throws 404 without any fair */
export async function facetsOf(asked: number | undefined, context: Context): Promise<Facets> {
  const fair = await askedOrFirstFair(asked, context)
  const { locale, db } = context
  const shown = sql`${isSeenJob(context)} and ${isOpenJob('j')} and j.fair_id = ${fair}`
  const name = translatedText('e', 'name', locale)
  const paying = sql`${shown} and ${yearly} is not null and j.salary_currency = ${usualCurrency(fair)}`
  const listed = (rows: Condition, more = sql``) =>
    sql`(select coalesce(json_agg(json_build_object('id', found.id, 'name', found.name, 'count',
      found.count${more})
      order by found.rank, found.name, found.id), '[]') from (${rows}) found)`
  const of = (table: string, column: string) =>
    listed(sql`select e.id, e.rank, coalesce(${name}, '') as name, count(*)::int as count
      from job j join ${sql.table(table)} e on e.id = ${sql.ref(`j.${column}`)} where ${shown} group by e.id`)
  await entryOf(fair, sql`1 as entered`, context)
  const found = await one<
    Omit<Facets, 'remotes' | 'salaries'> & { remote: Record<string, number>; paid: Paid | null }
  >(db)`
    select (select count(*)::int from job j where ${shown}) as total,
      (select count(*)::int from job j where ${shown} and (j.opened_at at time zone (
        select time_zone from fair where id = ${fair}))::date = ${todayIn(sql`${fair}`)}) as today,
      ${of('job_family', 'job_family_id')} as families,
      ${of('job_function', 'job_function_id')} as functions,
      ${listed(
        sql`select e.id, e.rank, coalesce(${name}, '') as name, count(*)::int as count,
          e.job_family_id as family
        from job j join job_sub_family e on e.id = j.job_sub_family_id where ${shown} group by e.id`,
        sql`, 'family', found.family`,
      )} as "subFamilies",
      ${listed(sql`select e.id, 0 as rank, coalesce(${name}, '') as name, count(distinct j.id)::int as count
        from job j cross join jsonb_array_elements(j.languages) spoken
          join language e on e.id = (spoken ->> 'language')::int
        where ${shown} group by e.id`)} as languages,
      (select json_build_object('currency', j.salary_currency, 'least', min(${yearly}),
        'greatest', max(${yearly})) from job j where ${paying} group by j.salary_currency) as paid,
      ${of('job_contract_type', 'job_contract_type_id')} as "contractTypes",
      ${of('job_education_level', 'job_education_level_id')} as "educationLevels",
      ${listed(sql`select e.id, e.rank, coalesce(${name}, '') as name, count(*)::int as count
        from job j join job_job_area a on a.job_id = j.id join job_area e on e.id = a.job_area_id
        where ${shown} group by e.id`)} as areas,
      ${listed(sql`select e.id, 0 as rank, e.name, count(*)::int as count
        from job j join firm e on e.id = j.firm_id where ${shown} group by e.id`)} as firms,
      ${listed(sql`select h.id, h.rank,
        h.letter || ' ' || coalesce(${translatedText('h', 'name', locale)}, '') as name,
          count(distinct j.id)::int as count
        from job j join stand st on st.firm_id = j.firm_id and st.fair_id = j.fair_id
          join fair_hall h on h.id = st.fair_hall_id
        where ${shown} and ${isStandShown} group by h.id`)} as halls,
      (select coalesce(json_object_agg(counted.remote, counted.count), '{}')
        from (select j.remote, count(*)::int as count from job j where ${shown} group by 1) counted)
          as remote`
  const { remote, paid, ...facets } = found
  const used = await listsOf(fair, context)
  return {
    ...facets,
    families: used.family ? facets.families : [],
    subFamilies: used.family && used['sub-family'] ? facets.subFamilies : [],
    functions: used.function ? facets.functions : [],
    salaries: await salariesOf(paid, paying, context),
    contractTypes: used['contract-type'] ? facets.contractTypes : [],
    areas: used.area ? facets.areas : [],
    educationLevels: used['education-level'] ? facets.educationLevels : [],
    remotes: remotes.flatMap(id => (remote[id] ? [{ id, count: remote[id] }] : [])),
  }
}
