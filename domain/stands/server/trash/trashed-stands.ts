import { sql } from 'kysely'
import { lockPlan } from '#domain/fairs/server/index.ts'
import { standPlace } from '#domain/halls/contract/element.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import type { ThrownAway, TrashedRows, TrashPart } from '#platform/server/trash/trash-part.ts'
import { trashedTable } from '#platform/server/trash/trashed-table.ts'
import { keepStates } from '../configuration-state.ts'
import { comparedLabel, keptLabel } from '../kept-label.ts'

/** The booths of an exhibitor, or of all, leave the plan with all their content; kept are the places that they had. */
const booths: TrashPart = {
  takeOut: async ({ kind, id, fair }, { db, actor, services }): Promise<TrashedRows> => {
    if (kind !== 'fair' && kind !== 'firm') return {}
    await lockPlan(db, fair)
    const rows = await many<TrashedRows[string][number]>(db)`
      with were as (select id, fair_hall_id, number from stand
        where fair_id = ${fair} and ${kind === 'fair' ? sql`true` : sql`firm_id = ${id}`}
          and trashed_at is null for update)
      update stand set trashed_at = ${services.now().toISOString()}::timestamptz,
        trashed_by_id = ${actor.userId},
        fair_hall_id = null, number = null, version = version + 1
      from were where stand.id = were.id returning were.id, were.fair_hall_id, were.number`
    return { stand: rows }
  },
  // They come back to the places that they had, where these are free; the others wait to be placed. Of two that were there one
  // after the other, the last, which is kept first, has the place and the name.
  putBack: async ({ stand: rows = [], fair: marked = [] }, fair, db) => {
    if (!rows.length) return
    await lockPlan(db, fair)
    await sql`
      update stand st set trashed_at = null, trashed_by_id = null, version = version + 1,
        fair_hall_id = back.map_id, number = back.position,
        label = case when back.is_called then ${keptLabel('st')} end
      from (
        select kept.id, kept.is_called, spot.map_id, spot.position
        from (
          select t.id, was.fair_hall_id, was.number,
            row_number() over (partition by was.fair_hall_id, was.number order by was.at) = 1 as is_placed,
            row_number() over (partition by ${comparedLabel('t')} order by was.at) = 1 as is_called
          from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
              as (id int, fair_hall_id int, number int)) with ordinality was (id, fair_hall_id, number, at)
            join stand t on t.id = was.id and t.fair_id = ${fair} and t.trashed_at is not null) kept
          left join element spot on kept.is_placed and spot.type = ${standPlace}
            and spot.map_id = kept.fair_hall_id and spot.position = kept.number
            and not exists (select 1 from stand o
              where o.fair_hall_id = kept.fair_hall_id and o.number = kept.number)) back
      where st.id = back.id`.execute(db)
    // With a fair come its people: a booth says again whether it has any.
    if (marked.length)
      await keepStates(
        rows.map(row => Number(row.id)),
        db,
      )
  },
}

/** Who works on a stand, and has left neither its firm nor its fair meanwhile; a booth says again whether it has anybody. */
const staff = (table: string) => {
  const ofFair = sql`select id from stand where fair_id = `
  const part = trashedTable({
    table,
    pointers: { user_id: { to: 'app_user' }, stand_id: { to: 'stand' } },
    with: {
      fair: ({ fair }) => sql`t.stand_id in (${ofFair}${fair})`,
      person: ({ id, fair }) => sql`t.user_id = ${id} and t.stand_id in (${ofFair}${fair})`,
    },
    onlyIf: sql`exists (select 1 from stand st join app_user u on u.firm_id = st.firm_id
      join fair_user m on m.fair_id = st.fair_id and m.user_id = u.id
      where st.id = r.stand_id and u.id = r.user_id)`,
  })
  const keep = async (rows: TrashedRows, db: Context['db']) => {
    const stands = rows[table]?.map(row => Number(row.stand_id)) ?? []
    if (stands.length) await keepStates(stands, db)
  }
  return {
    takeOut: async (of: ThrownAway, context: Context) => {
      const rows = await part.takeOut(of, context)
      // The booths of a fair go with it.
      if (of.kind === 'person') await keep(rows, context.db)
      return rows
    },
    putBack: async (rows: TrashedRows, fair: number, db: Context['db']) => {
      await part.putBack(rows, fair, db)
      if (!rows.fair) await keep(rows, db)
    },
  }
}

const places = [staff('stand_admin'), staff('stand_contact')]

/** A stand says of which fair it is. */
const ofAny = 0

/** Places on stands that lay elsewhere, by their tables. */
export async function putBackStaff(rows: TrashedRows, { db }: Context): Promise<void> {
  for (const { putBack } of places) await putBack(rows, ofAny, db)
}

export const standTrashParts: readonly TrashPart[] = [...places, booths]
