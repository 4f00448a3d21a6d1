import { sql } from 'kysely'
import { linkProblem } from '#domain/fairs/contract/rules.ts'
import { keepInTrash, lockPlan, takeAlong } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { conflict, invalid, notFound } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'
import { takeOut } from '#platform/server/trash/trashed-table.ts'
import { hallColors } from '../contract/rules.ts'
import { takeInnerHalls } from './inner-halls.ts'
import { isOccupied } from './is-occupied.ts'

/** A hall leads to pages of ours or to a site; a hall within a hall is one of the same fair. */
export async function beforeHallWrite(sent: Input, current: Row | null, { db }: Context): Promise<Input> {
  const input = { ...sent }
  const fair = idOf(input.fair ?? current?.fair)
  if (typeof input.letter === 'string') input.letter = input.letter.toLocaleUpperCase()
  if (typeof input.link === 'string') {
    const link = input.link.trim()
    const problem = link && linkProblem(link.startsWith('/') ? 0 : 1, link)
    if (problem) throw invalid({ link: problem })
    input.link = link || null
  }
  const parent = input.parent ? idOf(input.parent, 'fair_halls') : null
  if (parent !== null) {
    const rows = await many(db)`
      select 1 from fair_hall
        where id = ${parent} and fair_id = ${fair} and parent_id is null
        and id is distinct from ${current?.id ?? null}`
    if (!rows.length) throw invalid({ parent: 'hall_parent_invalid' })
  }
  if (current || fair === null) return input
  const row = await maybeOne<{
    next: number
  }>(db)`select coalesce(max(rank) + 1, 0)::int as next from fair_hall where fair_id = ${fair}`
  const next = row?.next ?? 0
  return { rank: next, color: hallColors[next % hallColors.length], ...input }
}

/** To the trash, with its places. @throws 404, 409 while stands stand in it: they have to be moved first. */
export async function removeHall(row: Row, context: Context): Promise<void> {
  const { db } = context
  const fair = idOf(row.fair) ?? 0
  await lockPlan(db, fair)
  if (await isOccupied(row.id, context)) throw conflict('hall_occupied')
  const places = await takeOut('element', sql`t.map_id = ${row.id}`, db)
  const along = await takeAlong({ kind: 'hall', id: row.id, fair }, context)
  const inner = await takeInnerHalls(row.id, context)
  const hall = await takeOut('fair_hall', sql`t.id = ${row.id}`, db)
  // Somebody else has thrown it away at this very moment.
  if (!hall.fair_hall?.length) throw notFound()
  const name = [row.letter, row.name].filter(Boolean).join(' · ')
  const rows = { ...along, ...inner, ...hall, ...places }
  await keepInTrash({ kind: 'hall', id: row.id, fair, name, rows }, context)
}
