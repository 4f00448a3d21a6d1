import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { fold } from '#platform/contract/import.ts'
import type { Actor } from '#platform/server/actor.ts'
import { notFound } from '#platform/server/refusal.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import type { RowWords } from './check-rows.ts'

export type KnownHall = { id: number; letter: string; names: string[]; places: number }
export type KnownStand = {
  id: number
  firm: number
  hall: number | null
  number: number | null
  isTrashed: boolean
  /** Key and words of the row that it came from. */
  key: string | null
  words: RowWords | null
}

/** What is there before an import. Names are folded. */
export type Known = {
  halls: KnownHall[]
  stands: KnownStand[]
  /** Firms that this person may change, by name; one of this fair before any other. */
  firms: Map<string, number>
  sectors: Map<string, number>
}

type Db = Kysely<Tables>

const named = sql<string[]>`coalesce(jsonb_path_query_array(translations, '$.*.name'), '[]')`

/** Names in every language, the first one found wins. */
const byName = (rows: readonly { id: number; names: string[] }[]) => {
  const map = new Map<string, number>()
  for (const { id, names } of rows)
    for (const name of names) if (!map.has(fold(name))) map.set(fold(name), id)
  return map
}

export async function countriesByName(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; names: string[] }>`
    select id, ${named} || to_jsonb(iso) as names from country order by id`.execute(db)
  return byName(rows)
}

export async function readKnown(db: Db, fairId: number, actor: Actor): Promise<Known> {
  const halls = await sql<KnownHall>`
    select id, letter, booths as places, ${named} as names from fair_hall where fair_id = ${fairId} order by rank, id`.execute(
    db,
  )
  const stands = await sql<KnownStand>`
    select st.id, st.firm_id as firm, st.fair_hall_id as hall, st.number, st.trashed_at is not null as "isTrashed", i.key, i.row as words
    from stand st left join stand_import i on i.stand_id = st.id where st.fair_id = ${fairId} order by st.id`.execute(
    db,
  )
  const firms = await sql<{ id: number; names: string[] }>`
    select f.id, jsonb_build_array(f.name) as names from firm f
    left join fair_firm ff on ff.firm_id = f.id and ff.fair_id = ${fairId}
    where ${scopeCondition(implementationOf('firms'), 'f', 'U', actor)} order by ff.id is null, f.id`.execute(
    db,
  )
  const sectors = await sql<{ id: number; names: string[] }>`
    select id, ${named} as names from business_sector order by rank, id`.execute(db)
  return { halls: halls.rows, stands: stands.rows, firms: byName(firms.rows), sectors: byName(sectors.rows) }
}

/** Language in which an import's words are kept. @throws 404 */
export async function languageOf(db: Db, fairId: number): Promise<{ id: number; code: string }> {
  const { rows } = await sql<{ id: number; code: string }>`
    select l.id, l.code from fair f join language l on l.id = f.main_language_id where f.id = ${fairId}`.execute(
    db,
  )
  if (!rows[0]) throw notFound()
  return rows[0]
}
