import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { withOnePlan } from '#platform/server/database/one-plan.ts'
import { many } from '#platform/server/database/rows.ts'
import type { FoundBy, SearchSource } from '#platform/server/search/search-source.ts'
import { allWords, type Searched } from '#platform/server/search/searched.ts'
import { resultsMost } from '../contract/search.ts'
import type { FoundRow } from './present-results.ts'

export type FoundGroup = { kind: string; total: number; rows: FoundRow[] }

type Sql = RawBuilder<unknown>

const order = sql`hits.rank desc, hits.free desc, hits.name, hits.id`

/** Of one kind how many there are and the first of them, of which alone it is asked what is shown. */
function groupOf({ kind, find }: SearchSource, searched: Searched, most: number, context: Context): Sql[] {
  const found = find(searched, context)
  return found ? [groupBy(kind, found, most)] : []
}

function groupBy(kind: string, { hits, from, row }: FoundBy, most: number): Sql {
  return sql`(
    with hits as materialized (${hits})
    select ${kind}::text as kind,
      (select count(*)::int from (select from hits limit ${resultsMost}) counted) as total,
      (select coalesce(json_agg(told.row order by told.at), '[]') from (
        select top.at, ${row} as row
        from (select hits.*, row_number() over (order by ${order}) as at from hits order by ${order}
          limit ${most}) top
        ${from}) told) as rows)`
}

/** What is called as may have been meant, beside what answers to the letter. */
const meantBeside = (source: SearchSource, typed: Searched, meant: Searched): SearchSource => ({
  ...source,
  find(_, context) {
    const [literal, found] = [source.find(typed, context), source.find(meant, context)]
    return (
      literal &&
      found && {
        ...found,
        hits: sql`select near.* from (${found.hits}) near
          where search_vector(near.name) @@ (${allWords(meant.words)})
            and near.id not in (select id from (${literal.hits}) literal)`,
      }
    )
  },
})

/** Of these kinds what is called as may have been meant: what `typed` finds is not among it. */
export const runMeant = (
  sources: readonly SearchSource[],
  typed: Searched,
  meant: Searched,
  most: number,
  context: Context,
): Promise<FoundGroup[]> =>
  runSearch(
    sources.map(source => meantBeside(source, typed, meant)),
    meant,
    most,
    context,
  )

/** All kinds in one statement: of a fair of 10,000 firms a third of its time is the answer, the rest was planning. */
export async function runSearch(
  sources: readonly SearchSource[],
  searched: Searched,
  most: number,
  context: Context,
): Promise<FoundGroup[]> {
  const groups = sources.flatMap(source => groupOf(source, searched, most, context))
  if (!groups.length || !searched.words.length) return []
  return withOnePlan(
    context.services.database,
    db => many<FoundGroup>(db)`${sql.join(groups, sql` union all `)}`,
  )
}
