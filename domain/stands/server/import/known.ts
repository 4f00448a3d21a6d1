import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Actor } from '#platform/server/actor.ts'
import { idsByName, type Named, namesInEveryLanguage } from '#platform/server/import/ids-by-name.ts'
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

export async function countriesByName(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<Named>`
    select id, ${namesInEveryLanguage} || to_jsonb(iso) as names from country order by id`.execute(db)
  return idsByName(rows)
}

export async function readKnown(db: Db, fairId: number, actor: Actor): Promise<Known> {
  const halls = await sql<KnownHall>`
    select id, letter, booths as places, ${namesInEveryLanguage} as names from fair_hall where fair_id = ${fairId} order by rank, id`.execute(
    db,
  )
  const stands = await sql<KnownStand>`
    select st.id, st.firm_id as firm, st.fair_hall_id as hall, st.number, st.trashed_at is not null as "isTrashed", i.key, i.row as words
    from stand st left join stand_import i on i.stand_id = st.id where st.fair_id = ${fairId} order by st.id`.execute(
    db,
  )
  const firms = await sql<Named>`
    select f.id, jsonb_build_array(f.name) as names from firm f
    left join fair_firm ff on ff.firm_id = f.id and ff.fair_id = ${fairId}
    where ${scopeCondition(implementationOf('firms'), 'f', 'U', actor)} order by ff.id is null, f.id`.execute(
    db,
  )
  const sectors = await sql<Named>`
    select id, ${namesInEveryLanguage} as names from business_sector order by rank, id`.execute(db)
  return {
    halls: halls.rows,
    stands: stands.rows,
    firms: idsByName(firms.rows),
    sectors: idsByName(sectors.rows),
  }
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
