import { sql } from 'kysely'
import { addPlaces, openHall } from '#domain/halls/server/index.ts'
import { propForSector } from '#domain/scenes/contract/sector-prop.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import type { ImportPlan, ImportTarget, PlannedHall } from './plan.ts'
import { writeFirms } from './write-firms.ts'
import { writeStands } from './write-stands.ts'

async function writeHalls(halls: readonly PlannedHall[], { db, fair, language }: ImportTarget) {
  for (const hall of halls) {
    const places = Math.max(0, ...hall.numbers)
    if (hall.id === null)
      hall.id = await openHall(db, {
        fair,
        letter: hall.letter,
        name: hall.name,
        language: language.code,
        places,
      })
    await addPlaces(db, hall.id, [...hall.numbers])
  }
}

/** Sectors that no list has yet are this fair's own: the list of all fairs is not an import's to write. */
async function writeSectors(sectors: ImportPlan['sectors'], { db, fair, language }: ImportTarget) {
  for (const sector of sectors.values()) {
    if (sector.id !== null) continue
    const row = await maybeOne<{ id: number }>(db)`
      insert into business_sector (fair_id, prop, rank, translations)
      select ${fair}, ${propForSector(sector.name)}, coalesce(max(rank) + 1, 0),
        ${JSON.stringify({ [language.code]: { name: sector.name } })}::jsonb from business_sector
      returning id`
    sector.id = row?.id ?? null
  }
}

/** Rows that one statement takes. */
const batch = 500

/** Writes a plan without problems. Runs in the caller's transaction: all of it or nothing. */
export async function writeImport(plan: ImportPlan, target: ImportTarget): Promise<void> {
  const total = plan.firms.length + plan.stands.length
  let done = 0
  const step = (count: number) => {
    done += count
    target.onProgress?.(done, total)
  }
  await writeHalls(plan.halls, target)
  await writeSectors(plan.sectors, target)
  for (let at = 0; at < plan.firms.length; at += batch) {
    const some = plan.firms.slice(at, at + batch)
    await writeFirms(some, plan.sectors, target)
    step(some.length)
  }
  // Two stands may exchange their labels: first nobody has one.
  const there = plan.stands.flatMap(({ id }) => id ?? [])
  await sql`update stand set label = null where id = any(${there}::int[]) and label is not null`.execute(
    target.db,
  )
  await sql`set constraints stand_place_taken deferred`.execute(target.db)
  for (let at = 0; at < plan.stands.length; at += batch) {
    const some = plan.stands.slice(at, at + batch)
    await writeStands(some, target)
    step(some.length)
  }
  await sql`set constraints stand_place_taken immediate`.execute(target.db)
}
