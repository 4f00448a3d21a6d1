import { sql } from 'kysely'
import type { LogoFirm } from '#domain/exhibitors/contract/logos.ts'
import { sharedFirms } from '#domain/exhibitors/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'

/** The name of a file without its ending, and without what people add: `logo`, the number of a copy. */
function stemsOf(file: string) {
  const stem = file.normalize('NFC').replace(/\.[a-z0-9]{2,5}$/i, '')
  const bare = stem
    .replace(/\s*\(\d{1,3}\)$/, '')
    .replace(/(?<![\p{L}\p{N}])logo(?![\p{L}\p{N}])/giu, ' ')
    .trim()
  return { stem, bare: bare || stem }
}

/** Letters and digits alone, folded. */
const plain = (text: ReturnType<typeof sql>) =>
  sql`regexp_replace(fold(${text}), '[[:punct:][:space:]–—«»“”„’]+', '', 'g')`

/** Exhibitors whom the fair has let in and whose record the caller may change: `ff` and `f`. */
const editable = (fair: number, { actor }: Pick<Context, 'actor'>) => sql`
  from fair_firm ff join firm f on f.id = ff.firm_id
  where ff.fair_id = ${fair} and ff.is_validated = ${validationState.validated}
    and ${scopeCondition(implementationOf('firms'), 'f', 'U', actor)}`

/** What the booths of the fair are called, by exhibitor. */
const labels = (fair: number) => sql`
  select st.firm_id as id, stand_label(st.label, h.letter, st.number) as label from stand st
    join fair_hall h on h.id = st.fair_hall_id
  where st.fair_id = ${fair} and st.trashed_at is null and st.number is not null`

/** An exhibitor `t`, with its `labels`. */
const asTarget = sql`json_build_object('id', t.id, 'name', t.name, 'hasLogo', t.logo_id is not null,
  'booths', (select coalesce(json_agg(l.label order by l.label), '[]') from labels l where l.id = t.id))`

/** Everybody whose logo the caller may change. */
export async function logoTargets(fair: number, context: Pick<Context, 'actor' | 'db'>): Promise<LogoFirm[]> {
  const rows = await many<{ firm: Omit<LogoFirm, 'isShared'> }>(context.db)`
    with labels as (${labels(fair)}), there as (select f.id, f.name, f.logo_id ${editable(fair, context)})
    select ${asTarget} as firm from there t order by fold(t.name), t.id`
  const shared = await sharedFirms(
    rows.map(({ firm }) => firm.id),
    context,
  )
  return rows.flatMap(({ firm }) => (shared.has(firm.id) ? [] : { ...firm, isShared: false }))
}

/** Of these exhibitors, those whose record the caller may change as an organizer of the fair, by id with their names. */
export async function editableFirms(
  fair: number,
  ids: readonly number[],
  context: Pick<Context, 'actor' | 'db'>,
): Promise<Map<number, string>> {
  const rows = await many<{ id: number; name: string }>(context.db)`
    select f.id, f.name ${editable(fair, context)} and f.id = any(${ids}::int[])`
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * The exhibitors that each file is called by: a whole name, label or reference before one that is almost the same, and
 * all of it before what is left without `logo`. Several of one rank are all said.
 */
export async function matchLogos(
  fair: number,
  files: readonly string[],
  context: Pick<Context, 'actor' | 'db'>,
): Promise<LogoFirm[][]> {
  const sent = files.map((file, at) => ({ at, ...stemsOf(file) }))
  const rows = await many<{ at: number; firms: Omit<LogoFirm, 'isShared'>[] }>(context.db)`
    with sent as (
      select at, ${plain(sql`text`)} as plain, near_name(text) as near, rank from (
        select at, stem as text, 0 as rank
          from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as s (at int, stem text)
        union all select at, bare, 2
          from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as s (at int, bare text)) texts),
    there as materialized (select f.id, f.name, f.logo_id ${editable(fair, context)}),
    labels as (${labels(fair)}),
    keys as (
      select id, ${plain(sql`name`)} as key, 0 as rank from there
      union all select id, ${plain(sql`label`)}, 0 from labels
      union all select st.firm_id, ${plain(sql`i.row ->> 'reference'`)}, 0 from stand_import i
        join stand st on st.id = i.stand_id
        where i.fair_id = ${fair} and st.trashed_at is null and i.row ->> 'reference' is not null),
    found as (
      select s.at, k.id, s.rank from sent s join keys k on k.key = s.plain where s.plain <> ''
      union all select s.at, t.id, s.rank + 1 from sent s join there t on near_name(t.name) = s.near
        where s.near <> ''),
    best as (select at, min(f.rank) as rank from found f join there using (id) group by at)
    select b.at, json_agg(${asTarget} order by fold(t.name), t.id) as firms
    from best b join lateral (select distinct f.id from found f
      where f.at = b.at and f.rank = b.rank) chosen on true
    join there t on t.id = chosen.id group by b.at`
  const shared = await sharedFirms(
    [...new Set(rows.flatMap(({ firms }) => firms.map(({ id }) => id)))],
    context,
  )
  const byPlace = new Map(rows.map(({ at, firms }) => [at, firms]))
  return files.map((_, at) =>
    (byPlace.get(at) ?? []).map(firm => ({ ...firm, isShared: shared.has(firm.id) })),
  )
}
