import { type Kysely, type RawBuilder, sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Tables } from '#migrations/tables.ts'
import type { Actor } from '#platform/server/actor.ts'
import { fairsWithin } from '../seen-fairs.ts'
import { isOwnTrashedFair } from './own-trashed-fair.ts'

/** As rows of the trash have it, which are JSON. */
const refused = sql`${validationState.refused}::int::text`

/** Condition that the entry `f` is a fair that the caller ran, or may restore. */
const wasTheirs = ({ actor }: { actor: Actor }) => sql`(${isOwnTrashedFair('f', { actor })}
  or f.rows->'fair_organizer' @> jsonb_build_array(jsonb_build_object('user_id', ${actor.userId}::int)))`

/** Firms that a fair of others could take back from its trash, or that would come back with it. */
export const firmsInTrash = ({ actor }: { actor: Actor }): RawBuilder<unknown> => sql`
  select t.firm_id from trash t
  where t.kind = 'firm' and t.rows->'fair_firm'->0->>'is_validated' <> ${refused}
    and t.fair_id not in ${fairsWithin(actor, ['F', 'G'])}
    and not exists (select 1 from trash f
      where f.kind = 'fair' and f.fair_id = t.fair_id and ${wasTheirs({ actor })})`

/** People who would come back with a fair of others that lies in the trash, or whom such a fair could take back. */
export const peopleInTrash = ({ actor }: { actor: Actor }): RawBuilder<unknown> => sql`
  select coalesce(one->>'user_id', one->>'app_user_id')::int from trash f, jsonb_array_elements(
    (f.rows->'fair_user') || (f.rows->'fair_organizer') || (f.rows->'super_organizer_fair')) one
  where f.kind = 'fair' and one->>'is_validated' is distinct from ${refused} and not ${wasTheirs({ actor })}
  union all select t.person_id from trash t
  where t.kind = 'person' and t.rows->'fair_user'->0->>'is_validated' is distinct from ${refused}
    and t.fair_id not in ${fairsWithin(actor, ['F', 'G'])}
    and not exists (select 1 from trash f
      where f.kind = 'fair' and f.fair_id = t.fair_id and ${wasTheirs({ actor })})`

const running = ['fair_organizer', 'super_organizer_fair']
const isOf = (userId: number) => sql`coalesce(one->>'user_id', one->>'app_user_id')::int = ${userId}`

/** Whoever no longer runs fairs does not run those in the trash either once they, or the fairs, are restored. */
export const endRunningInTrash = (userId: number, db: Kysely<Tables>) =>
  sql`
  update trash f set rows = f.rows || (
    select jsonb_object_agg(kept.key,
      (select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(f.rows->kept.key) one
      where not ${isOf(userId)}))
    from unnest(${running}::text[]) kept (key))
  where f.kind in ('fair', 'person') and exists (
    select 1 from unnest(${running}::text[]) kept (key), jsonb_array_elements(f.rows->kept.key) one
      where ${isOf(userId)})`.execute(db)
