import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { criteria, type MatchFacts, type MatchField } from '../contract/match.ts'
import type { MatchNames } from '../contract/match-points.ts'
import { factsWithin, listsOf } from './fair-lists.ts'
import { ofJob, profileFacts, profileJoins, sentPaths, tables } from './match-facts.ts'

type Expression = RawBuilder<unknown>

type Where = {
  /** SQL: the ids of the entries of a criterion. */
  ids(field: Exclude<MatchField, 'languages'>): Expression
  /** SQL: languages with their levels, as JSON. */
  languages: Expression
}

/** SQL: what is said there in the reader’s words, as JSON: `MatchNames`. */
function namesIn({ ids, languages }: Where, locale: Locale): Expression {
  const name = sql`coalesce(${translatedText('e', 'name', locale)}, '')`
  const from = (field: MatchField) => sql`from ${sql.table(tables[field])} e`
  const named = ({ field, kind }: (typeof criteria)[number]) =>
    kind === 'languages'
      ? sql`(select json_object_agg(e.id, concat_ws(' ', ${name}, ${translatedText('step', 'name', locale)}))
          ${from(field)} join jsonb_array_elements(${languages}) spoken
            on (spoken ->> 'language')::int = e.id
          left join job_language_level step on step.id = (spoken ->> 'level')::int)`
      : sql`(select json_object_agg(${kind === 'scale' ? sql`e.rank` : sql`e.id`}, ${name}) ${from(field)}
          where e.id = any(${ids(field)}))`
  return sql`json_build_object(${sql.join(
    criteria.map(criterion => sql`${sql.lit(criterion.field)}, coalesce(${named(criterion)}, '{}')`),
  )})`
}

const scales: ReadonlySet<MatchField> = new Set(
  criteria.flatMap(({ field, kind }) => (kind === 'scale' ? [field] : [])),
)

/** SQL: the names of what the offer `j` asks for. */
export const jobNames = (locale: Locale) =>
  namesIn(
    {
      ids: field =>
        scales.has(field)
          ? sql`array_remove(array[${sql.ref(`j.${tables[field]}_id`)}], null)`
          : ofJob(field),
      languages: sql`j.languages`,
    },
    locale,
  )

/** SQL: the names of what the profile `p` says. */
export const profileNames = (locale: Locale) =>
  namesIn(
    {
      ids: field => {
        const [table, column] = profileJoins[field] ?? []
        return table && column
          ? sql`array(select l.${sql.ref(column)} from ${sql.table(table)} l where l.job_profile_id = p.id)`
          : sql`array_remove(array[${sql.ref(`p.${tables[field]}_id`)}], null)`
      },
      languages: sql`p.languages`,
    },
    locale,
  )

/** SQL: the names of what the profile says that was sent with the application `s`. */
export const sentNames = (locale: Locale) =>
  namesIn(
    {
      ids: field =>
        sql`array(select (found #>> '{}')::int
          from jsonb_path_query(s.sent, ${sql.lit(`$.${sentPaths[field]}.id`)}) found)`,
      languages: sql`jsonb_path_query_array(s.sent, '$.languages[*]')`,
    },
    locale,
  )

type Own = { facts: MatchFacts; names: MatchNames }

/** What the reader says of themselves in their main profile, by the lists that the fair uses, and by its words; null without one. */
export async function ownMatch({ db, actor, locale }: Context, fair?: number): Promise<Own | null> {
  if (actor.userId === null) return null
  const row = await maybeOne<Own>(db)`
    select ${profileFacts} as facts, ${profileNames(locale)} as names from job_profile p
    where p.user_id = ${actor.userId} order by p.id limit 1`
  return row ? { ...row, facts: factsWithin(row.facts, await listsOf(fair, { db })) } : null
}
