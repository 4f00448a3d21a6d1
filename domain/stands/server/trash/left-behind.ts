import { type RawBuilder, sql } from 'kysely'

const isOther = (column: string, fairs: readonly number[]) => sql`${sql.ref(column)} <> all(${fairs}::int[])`

/** Condition that the account `u` is in no fair but these, on no firm of one, and runs nothing: what it was made for is over. */
export const isInNoFair = (
  fairs: readonly number[],
): RawBuilder<unknown> => sql`(not u.roles && '{ROLE_SUPER_ADMIN,ROLE_SUPER_ORGANIZER}'::text[]
  and not exists (select 1 from fair_user m where m.user_id = u.id and ${isOther('m.fair_id', fairs)})
  and not exists (select 1 from fair_organizer o where o.user_id = u.id and ${isOther('o.fair_id', fairs)})
  and not exists (select 1 from fair_firm p where p.firm_id = u.firm_id and ${isOther('p.fair_id', fairs)})
  and not exists (select 1 from trash p where p.firm_id = u.firm_id and ${isOther('p.fair_id', fairs)})
  and not exists (select 1 from trash other
    where other.kind = 'fair' and ${isOther('other.fair_id', fairs)} and (
    other.rows->'fair_user' @> jsonb_build_array(jsonb_build_object('user_id', u.id))
    or other.rows->'fair_organizer' @> jsonb_build_array(jsonb_build_object('user_id', u.id)))))`

/** Condition that it is over for the account `u`, and no other fair could take them back. */
export const isLeftBehind = (fairs: readonly number[]): RawBuilder<unknown> => sql`(${isInNoFair(fairs)}
  and not exists (select 1 from trash p where p.person_id = u.id and ${isOther('p.fair_id', fairs)}))`
