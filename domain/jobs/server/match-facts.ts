import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { criteria, leastWeight, type MatchFacts, type MatchField } from '../contract/match.ts'
import { factsWithin, listsOf } from './fair-lists.ts'

type Expression = RawBuilder<unknown>

/** Where an offer says something: a column of its own, the rows of a table, a step of a scale, or its languages. */
type Place = { column: string } | { rows: string; column: string } | { scale: string; column: string } | null

const placesOfJob: Readonly<Record<MatchField, Place>> = {
  functions: { column: 'job_function_id' },
  families: { column: 'job_family_id' },
  skills: { rows: 'job_job_personal_skill', column: 'job_personal_skill_id' },
  contracts: { column: 'job_contract_type_id' },
  areas: { rows: 'job_job_area', column: 'job_area_id' },
  disponibilities: { column: 'job_disponibility_id' },
  transports: { rows: 'job_work_transport', column: 'work_transport_id' },
  education: { scale: 'job_education_level', column: 'job_education_level_id' },
  experience: { scale: 'job_experience', column: 'job_experience_id' },
  functionLevel: { scale: 'job_function_level', column: 'job_function_level_id' },
  languages: null,
}

const ofOffer = (column: string) => sql.ref(`j.${column}`)

/** The languages of the offer `j`, as rows of `language` and `level`. */
const languagesOfJob = sql`(select (spoken ->> 'language')::int as language,
    (select l.rank from job_language_level l where l.id = (spoken ->> 'level')::int) as level
  from jsonb_array_elements(j.languages) spoken)`

/** What stands there of the offer `j`: ids, or the rank of a scale. */
export function ofJob(field: MatchField): Expression {
  const place = placesOfJob[field]
  if (!place) return languagesOfJob
  if ('rows' in place)
    return sql`array(select l.${sql.ref(place.column)} from ${sql.table(place.rows)} l
      where l.job_id = j.id)`
  if ('scale' in place)
    return sql`(select l.rank from ${sql.table(place.scale)} l where l.id = ${ofOffer(place.column)})`
  return sql`array_remove(array[${ofOffer(place.column)}], null)`
}

/** SQL: the facts of the offer `j`, as JSON. */
export const jobFacts = sql`json_build_object(${sql.join(
  criteria.map(({ field, kind }) =>
    kind === 'languages'
      ? sql`${sql.lit(field)}, (select coalesce(json_agg(asked), '[]') from ${ofJob(field)} asked)`
      : kind === 'scale'
        ? sql`${sql.lit(field)}, ${ofJob(field)}`
        : sql`${sql.lit(field)}, array_to_json(${ofJob(field)})`,
  ),
)})`

/** Where the entries of each criterion stand. */
export const tables = {
  functions: 'job_function',
  families: 'job_family',
  skills: 'job_personal_skill',
  contracts: 'job_contract_type',
  areas: 'job_area',
  disponibilities: 'job_disponibility',
  transports: 'work_transport',
  education: 'job_education_level',
  experience: 'job_experience',
  functionLevel: 'job_function_level',
  languages: 'language',
} as const satisfies Record<MatchField, string>

/** What a profile joins. */
export const profileJoins: Partial<Record<MatchField, readonly [table: string, column: string]>> = {
  functions: ['job_profile_function', 'job_function_id'],
  families: ['job_profile_family', 'job_family_id'],
  skills: ['job_profile_skill', 'job_personal_skill_id'],
  contracts: ['job_profile_contract_type', 'job_contract_type_id'],
  areas: ['job_profile_area', 'job_area_id'],
  transports: ['job_profile_transport', 'work_transport_id'],
}

/** Where each criterion stands in what was sent. */
export const sentPaths: Readonly<Record<Exclude<MatchField, 'languages'>, string>> = {
  functions: 'functions[*]',
  families: 'families[*]',
  skills: 'skills[*]',
  contracts: 'contractTypes[*]',
  areas: 'areas[*]',
  disponibilities: 'disponibility',
  transports: 'transports[*]',
  education: 'educationLevel',
  experience: 'experience',
  functionLevel: 'functionLevel',
}

const ofProfile = (field: keyof typeof profileJoins) => {
  const [table = '', column = ''] = profileJoins[field] ?? []
  return sql`array_to_json(array(select l.${sql.ref(column)} from ${sql.table(table)} l
    where l.job_profile_id = p.id))`
}
const profileRank = (table: string, column: string) =>
  sql`(select l.rank from ${sql.table(table)} l where l.id = ${sql.ref(`p.${column}`)})`

/** SQL: the facts of the profile `p`, as JSON. */
export const profileFacts = sql`json_build_object(
  'functions', ${ofProfile('functions')},
  'families', ${ofProfile('families')},
  'skills', ${ofProfile('skills')},
  'contracts', ${ofProfile('contracts')},
  'areas', ${ofProfile('areas')},
  'disponibilities', array_to_json(array_remove(array[p.job_disponibility_id], null)),
  'transports', ${ofProfile('transports')},
  'education', ${profileRank('job_education_level', 'job_education_level_id')},
  'experience', ${profileRank('job_experience', 'job_experience_id')},
  'functionLevel', ${profileRank('job_function_level', 'job_function_level_id')},
  'languages', (select coalesce(json_agg(json_build_object('language', (spoken ->> 'language')::int,
      'level', (select l.rank from job_language_level l where l.id = (spoken ->> 'level')::int))), '[]')
    from jsonb_array_elements(p.languages) spoken))`

const sentIds = (field: keyof typeof sentPaths) =>
  sql`(select coalesce(jsonb_agg(found), '[]')
    from jsonb_path_query(s.sent, ${sql.lit(`$.${sentPaths[field]}.id`)}) found)`
const sentRank = (field: keyof typeof sentPaths) =>
  sql`(select l.rank from ${sql.table(tables[field])} l
    where l.id = (jsonb_path_query_first(s.sent, ${sql.lit(`$.${sentPaths[field]}.id`)}))::int)`

/** SQL: the facts of the profile that was sent with the application `s`, as JSON. */
export const sentFacts = sql`jsonb_build_object(
  'functions', ${sentIds('functions')},
  'families', ${sentIds('families')},
  'skills', ${sentIds('skills')},
  'contracts', ${sentIds('contracts')},
  'areas', ${sentIds('areas')},
  'disponibilities', ${sentIds('disponibilities')},
  'transports', ${sentIds('transports')},
  'education', ${sentRank('education')},
  'experience', ${sentRank('experience')},
  'functionLevel', ${sentRank('functionLevel')},
  'languages', (select coalesce(jsonb_agg(jsonb_build_object('language', spoken -> 'language',
      'level', (select l.rank from job_language_level l where l.id = (spoken ->> 'level')::int))), '[]')
    from jsonb_path_query(s.sent, '$.languages[*]') spoken))`

const ids = (values: readonly number[]) => sql`${values}::int[]`

/**
 * SQL: 2 fits, 1 partly, 0 misses, null where the offer says nothing; nothing at all where the profile does. Asked of each
 * offer: whatever is the same for all of them, and each table, is read once.
 */
function halvesOf({ field, kind }: (typeof criteria)[number], facts: MatchFacts): Expression | null {
  const known = facts[field]
  if (known === null || (Array.isArray(known) && !known.length)) return null
  const place = placesOfJob[field]
  if (!place) {
    const spoken = facts.languages
    return sql`(select case when count(*) = 0 then null when bool_and(met) then 2 when bool_or(met) then 1
      else 0 end
      from (select exists (select from unnest(${ids(spoken.map(one => one.language))},
          ${spoken.map(one => one.level)}::int[]) known (language, level)
        where known.language = asked.language and (asked.level is null or known.level >= asked.level)) as met
        from ${languagesOfJob} asked) languages)`
  }
  const said = ofOffer(place.column)
  if ('scale' in place) {
    const steps = (rank: Expression) => sql`array(select id from ${sql.table(place.scale)} where ${rank})`
    return sql`case when ${said} is null then null
      when ${said} = any(${steps(sql`rank <= ${known}::int`)}) then 2
      when ${said} = any(${steps(sql`rank = ${known}::int + 1`)}) then 1 else 0 end`
  }
  const have = sql`${known}::int[]`
  if ('rows' in place) {
    const isMet = sql`l.${sql.ref(place.column)} = any(${have})`
    return sql`(select case when count(*) = 0 then null ${
      kind === 'all'
        ? sql`when bool_and(${isMet}) then 2 when bool_or(${isMet}) then 1`
        : sql`when bool_or(${isMet}) then 2`
    } else 0 end from ${sql.table(place.rows)} l where l.job_id = j.id)`
  }
  return sql`case when ${said} is null then null when ${said} = any(${have}) then 2 else 0 end`
}

/** SQL: what `matchOf` says of the offer `j` and these facts of a profile: of a hundred, or null. */
export function matchPercent(facts: MatchFacts): Expression {
  const counted = criteria.flatMap(criterion => {
    const halves = halvesOf(criterion, facts)
    return halves ? [sql`(${sql.lit(criterion.weight)}, ${halves})`] : []
  })
  if (!counted.length) return sql`null::int`
  return sql`(select case when sum(weight) >= ${sql.lit(leastWeight)}
      then (sum(weight * halves) * 50 / sum(weight))::int end
    from (values ${sql.join(counted)}) said (weight, halves) where halves is not null)`
}

/** What the reader says of themselves in their main profile, by the lists that the fair uses; null without one. */
export async function ownFacts({ db, actor }: Context, fair?: number): Promise<MatchFacts | null> {
  if (actor.userId === null) return null
  const row = await maybeOne<{ facts: MatchFacts }>(db)`
    select ${profileFacts} as facts from job_profile p where p.user_id = ${actor.userId}
    order by p.id limit 1`
  return row ? factsWithin(row.facts, await listsOf(fair, { db })) : null
}
