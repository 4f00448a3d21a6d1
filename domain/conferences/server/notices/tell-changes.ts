import { type RawBuilder, sql } from 'kysely'
import { Type } from 'typebox'
import { Id } from '#platform/contract/fields.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { defineJob } from '#platform/server/queue/job.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { Services } from '#platform/server/services.ts'
import { quietMinutes, urgentHours } from '../../contract/notices.ts'
import { assertModule } from '../assert-module.ts'
import { grouped } from './grouped.ts'
import { concerned, gathered, keptChanges } from './untold.ts'

type Surroundings = Pick<Context, 'db' | 'services'>

/** One mail and one notification for one person. */
export const tellPersonJob = defineJob(
  'tell_agenda_changes',
  Type.Object({ fair: Id, person: Id, changes: Type.Array(Id) }),
)

/** Those of them that nobody else tells at this moment, told from now on. */
async function tellOf(fair: number, which: RawBuilder<unknown>, context: Surroundings) {
  const { db, services } = context
  const kept = await keptChanges(
    sql`c.fair_id = ${fair} and ch.told_at is null and ${which}`,
    sql`for update of ch skip locked`,
    context,
  )
  if (!kept.length) return { people: 0, changes: 0 }
  const now = services.now().toISOString()
  await sql`update conference_change set told_at = ${now}::timestamptz
    where id = any(${kept.map(one => one.id)}::int[])`.execute(db)
  const noticed = new Map(gathered(kept).map(one => [one.conference, one.changes]))
  const people = grouped(await concerned([...noticed.values()].flat(), context), one => one.person)
  for (const [person, theirs] of people) {
    const changes = theirs.flatMap(one => noticed.get(one.conference) ?? [])
    await services.queue.enqueue(db, tellPersonJob, { fair, person, changes })
  }
  return { people: people.length, changes: kept.length }
}

const reachFair = async (fair: number, context: Context) => {
  await reachRow(implementationOf('fairs'), fair, 'U', context)
  await assertModule(fair, context)
}

export async function tellChangesOf(fair: number, context: Context): Promise<{ people: number }> {
  await reachFair(fair, context)
  const { people, changes } = await tellOf(fair, sql`true`, context)
  if (changes)
    await audit(
      { action: 'tell_changes', resource: 'fairs', resourceId: fair, fair, details: { people, changes } },
      context,
    )
  return { people }
}

export async function readUntold(fair: number, context: Context) {
  await reachFair(fair, context)
  const kept = await keptChanges(sql`c.fair_id = ${fair} and ch.told_at is null`, sql``, context)
  const noticed = gathered(kept)
  const untold = await concerned(
    noticed.flatMap(one => one.changes),
    context,
  )
  const titles = await many<{ id: number; title: string }>(context.db)`
    select c.id, coalesce(${translatedText('c', 'title', context.locale)}, '') as title from conference c
    where c.id = any(${noticed.map(one => one.conference)}::int[])`
  return {
    people: new Set(untold.map(one => one.person)).size,
    changes: noticed.map(({ conference, notice, at }) => ({
      conference,
      title: titles.find(one => one.id === conference)?.title ?? '',
      kind: notice,
      people: untold.filter(one => one.conference === conference).length,
      at,
    })),
  }
}

type Due = { fair: number; isQuiet: boolean }

/** What has been quiet for a while, and what begins so soon that nobody waits: each fair in a transaction of its own. */
export async function tellDueChanges({ database, ...rest }: Services): Promise<void> {
  const services = { database, ...rest }
  const now = sql`${services.now().toISOString()}::timestamptz`
  const isSoon = (begin: RawBuilder<unknown>) =>
    sql`(${begin} > ${now} and ${begin} < ${now} + make_interval(hours => ${urgentHours}))`
  // Whoever was to come within hours does not wait either; what else has changed of it is told with it.
  const isUrgent = sql`exists (select from conference_change urgent
    where urgent.conference_id = c.id and urgent.told_at is null
      and urgent.kind in ('moved', 'cancelled', 'restored')
      and (${isSoon(sql`c.begin_at`)} or ${isSoon(sql`(urgent.before ->> 'begin')::timestamptz`)}))`
  const due = await many<Due>(database.kysely)`
    select c.fair_id as fair, max(ch.at) < ${now} - make_interval(mins => ${quietMinutes}) as "isQuiet"
    from conference_change ch join conference c on c.id = ch.conference_id join fair f on f.id = c.fair_id
    where ch.told_at is null and f.trashed_at is null and f.is_using_conference_module
    group by c.fair_id
    having max(ch.at) < ${now} - make_interval(mins => ${quietMinutes}) or bool_or(${isUrgent})
    order by c.fair_id`
  for (const { fair, isQuiet } of due)
    await database.transaction(async db => {
      await tellOf(fair, isQuiet ? sql`true` : isUrgent, { db, services })
    })
}
