import { type RawBuilder, sql } from 'kysely'
import type { Static } from 'typebox'
import { auditUser } from '#domain/identity/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { invalid, notFound } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { type Cluster, type ClusterPart, clusterParts, type writeCluster } from '../contract/cluster.ts'
import { onePerson } from './people-back.ts'

type Sent = Static<NonNullable<(typeof writeCluster)['body']>>

const columns: Record<ClusterPart, string> = { halls: 'fair_hall_id', stands: 'stand_id', firms: 'firm_id' }

/** What there is in the fair `f`: id, name, and the order in which it is offered. */
const offered = ({ locale }: Context): Record<ClusterPart, RawBuilder<unknown>> => ({
  halls: sql`select h.id, concat_ws(' · ', h.letter, ${translatedText('h', 'name', locale)}) as label,
    lpad(h.rank::text, 6, '0') as place
    from fair_hall h where h.fair_id = f.id`,
  stands: sql`select s.id, concat_ws(' · ', stand_label(s.label, h.letter, s.number), fi.name) as label,
      concat(lpad(h.rank::text, 6, '0'), lpad(s.number::text, 6, '0')) as place
    from stand s left join fair_hall h on h.id = s.fair_hall_id left join firm fi on fi.id = s.firm_id
    where s.fair_id = f.id and s.trashed_at is null`,
  firms: sql`select fi.id, fi.name as label, fold(fi.name) as place
    from fair_firm ff join firm fi on fi.id = ff.firm_id where ff.fair_id = f.id`,
})

/** A cluster admin's fairs, as far as the caller runs them. @throws 404 for anybody else */
async function fairsOf(id: number, context: Context): Promise<number[]> {
  const { roles, memberships } = await onePerson(id, context)
  if (!roles.includes('ROLE_CLUSTER_ADMIN')) throw notFound()
  return memberships.map(({ fair }) => fair.id)
}

/** What somebody follows in each fair, among all there is to follow. */
export async function clusterOf(id: number, context: Context, only?: number): Promise<Cluster[]> {
  const fairs = (await fairsOf(id, context)).filter(fair => only === undefined || fair === only)
  const choices = clusterParts.map(part => {
    const assigned = sql.ref(`c.${columns[part]}`)
    return sql`(select coalesce(json_agg(json_build_object('id', o.id, 'label', coalesce(o.label, o.id::text),
        'isAssigned', exists (select 1 from cluster c
          where c.user_id = ${id} and c.fair_id = f.id and ${assigned} = o.id)) order by o.place, o.id), '[]')
      from (${offered(context)[part]}) o) as ${sql.ref(part)}`
  })
  const rows = await many<Cluster>(context.db)`
    select json_build_object('id', f.id, 'name',
      coalesce(${translatedText('f', 'name', context.locale)}, f.homepage)) as fair, ${sql.join(choices)}
    from fair f where f.id = any(${fairs}::int[]) order by f.fair_status_id, f.id`
  return rows
}

/** Says anew what somebody follows in one fair. @throws 404 for a fair that is not theirs, 422 for what is not in it */
export async function assignCluster(id: number, { fair, ...sent }: Sent, context: Context): Promise<void> {
  const { db } = context
  const [known] = await clusterOf(id, context, fair)
  if (!known) throw notFound()
  const errors = clusterParts.flatMap(part => {
    const there = new Set(known[part].map(one => one.id))
    return sent[part].every(one => there.has(one)) ? [] : [[part, 'relation_not_found'] as const]
  })
  if (errors.length) throw invalid(Object.fromEntries(errors))
  await sql`delete from cluster where user_id = ${id} and fair_id = ${fair}`.execute(db)
  for (const part of clusterParts)
    await sql`
      insert into cluster (user_id, fair_id, ${sql.ref(columns[part])})
      select ${id}, ${fair}, unnest(${sent[part]}::int[])`.execute(db)
  await auditUser('cluster', id, context, sent, fair)
}
