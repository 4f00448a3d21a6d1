import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'

type Db = Kysely<Tables>

/** Rows of tables by their names, as the database writes them. */
export type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** What a row points to: without it the row is not put back, or only the pointer is not. */
type Pointers = Readonly<Record<string, { to: string; isOptional?: boolean }>>

const optional = (to: string) => ({ to, isOptional: true })
const image = optional('media_object')

/** The tables whose rows can lie in the trash, in the order in which they are put back. */
const tables: Readonly<Record<string, Pointers>> = {
  fair_hall: {
    parent_id: optional('fair_hall'),
    fair_hall_configuration_id: optional('fair_hall_configuration'),
    left_hall_image_id: image,
    right_hall_image_id: image,
    overview_image_id: image,
    presentation_image_id: image,
  },
  element: { map_id: { to: 'fair_hall' } },
  fair_user: { user_id: { to: 'app_user' } },
  fair_organizer: { user_id: { to: 'app_user' } },
  super_organizer_fair: { app_user_id: { to: 'app_user' } },
  fair_firm: { firm_id: { to: 'firm' } },
  stand_admin: { user_id: { to: 'app_user' }, stand_id: { to: 'stand' } },
  stand_contact: { user_id: { to: 'app_user' }, stand_id: { to: 'stand' } },
  cluster: {
    user_id: { to: 'app_user' },
    fair_hall_id: optional('fair_hall'),
    stand_id: optional('stand'),
    firm_id: optional('firm'),
  },
}

/** Whoever has left the firm meanwhile works on its stands no more. */
const isOfFirm = sql`exists (select 1 from stand st join app_user u on u.firm_id = st.firm_id where st.id = r.stand_id and u.id = r.user_id)`
const stillTrue: Readonly<Record<string, RawBuilder<unknown>>> = {
  stand_admin: isOfFirm,
  stand_contact: isOfFirm,
}

/** Takes rows out of their table. */
export async function takeOut(table: string, condition: RawBuilder<unknown>, db: Db): Promise<Rows> {
  const { rows } = await sql<{ taken: Rows[string] }>`
    with gone as (delete from ${sql.table(table)} t where ${condition} returning *)
    select coalesce(jsonb_agg(to_jsonb(gone)), '[]') as taken from gone`.execute(db)
  return { [table]: rows[0]?.taken ?? [] }
}

/** Puts rows back as they were, but for what is there again, points to what is gone or is true no more. */
export async function putBack(rows: Rows, db: Db): Promise<void> {
  for (const [table, pointers] of Object.entries(tables)) {
    const [first] = rows[table] ?? []
    if (!first) continue
    const columns = Object.keys(first)
    const needed = Object.entries(pointers).filter(([, { isOptional }]) => !isOptional)
    const isWhole = needed.map(
      ([column, { to }]) =>
        sql`exists (select 1 from ${sql.table(to)} x where x.id = ${sql.ref(`r.${column}`)})`,
    )
    const value = (column: string) => {
      const pointer = pointers[column]
      return pointer?.isOptional
        ? sql`(select x.id from ${sql.table(pointer.to)} x where x.id = ${sql.ref(`r.${column}`)})`
        : sql.ref(`r.${column}`)
    }
    // A hall is put back or refused, for its letter may be another's; a membership that is there already is enough.
    const again = table === 'fair_hall' ? sql`` : sql`on conflict do nothing`
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map(column => sql.ref(column)))})
      select ${sql.join(columns.map(value))}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows[table])}::jsonb) r
      where ${sql.join([stillTrue[table] ?? sql`true`, ...isWhole], sql` and `)} ${again}`.execute(db)
  }
}
