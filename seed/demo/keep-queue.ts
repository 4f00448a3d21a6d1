import { sql } from 'kysely'
import { actorNow } from '#domain/identity/server/index.ts'
import { come, finish, receiveNextAt, takePlaceAt } from '#domain/waiting/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { runInContext } from '#platform/server/run-in-context.ts'
import type { Services } from '#platform/server/services.ts'

/** At whose booth people wait as long as the demo runs: all of it are in a talk. */
export const queuedFirm = 'Ardoiselle'

/** Visitors before `@demo.test` who wait there, and what they want to talk about. */
const demoPlaces = [
  { visitor: 'visitor43', reason: 'Refaire un toit de 120 m² en ardoise naturelle' },
  { visitor: 'visitor44', reason: 'Une place d’apprentissage pour septembre' },
  { visitor: 'visitor45', reason: '' },
  { visitor: 'visitor46', reason: 'Vos délais pour un chantier en Anjou' },
  { visitor: 'visitor47', reason: 'Poser de l’ardoise sur une charpente métallique' },
] as const

/** So many wait, or more; whoever is free takes the next of more than the lesser figure. */
const waiting = { least: 2, usual: 4 }
const talkMinutes = 4

type Place = { id: number; user: number; state: string; contact: number; isLong: boolean; isTried: boolean }

/** Somebody tries the demo as this contact: they receive themselves. */
const isTried = (contact: string) => sql`exists (select 1 from session s where s.user_id = ${sql.ref(contact)}
  and s.revoked_at is null and s.last_used_at > now() - interval '30 minutes')`

/** What the server refuses, as where somebody who tries the demo has closed the queue, is left as it is. */
async function as(user: number, services: Services, does: (context: Context) => Promise<unknown>) {
  const actor = await actorNow(user, services.database.kysely)
  if (!actor) return
  try {
    await runInContext(services, { actor, locale: 'fr', requestId: 'demo' }, true, does)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

/**
 * Keeps people waiting at one booth of the demo: its invented visitors take places, are received in writing and make room for
 * others. To be called every minute, after its booths were lit.
 */
export async function keepQueue(services: Services): Promise<void> {
  const db = services.database.kysely
  const booth = await maybeOne<{ id: number }>(db)`
    select st.id from stand st join fair f on f.id = st.fair_id and f.fair_status_id = 2
      join firm fi on fi.id = st.firm_id
    where fi.name = ${queuedFirm} and st.trashed_at is null and f.trashed_at is null
    order by st.id limit 1`
  if (!booth) return
  const open = await many<Place>(db)`
    select p.id, p.user_id as user, p.state, p.contact_id as contact,
      coalesce(p.talk_began_at < now() - make_interval(mins => ${talkMinutes}), false) as "isLong",
      ${isTried('p.contact_id')} as "isTried"
    from waiting_place p join app_user k on k.id = p.contact_id and k.email like '%.example'
    where p.stand_id = ${booth.id} and p.ended_at is null`
  const visitors = await visitorsOf(booth.id, services)
  for (const { id, user, state, contact, isLong, ...of } of open)
    if (state === 'called' && visitors.some(visitor => visitor.id === user))
      await as(user, services, context => come(id, 'chat', context))
    else if (isLong && !of.isTried) await as(contact, services, context => finish(id, context))
  const contacts = await many<{ id: number }>(db)`
    select sp.user_id as id from stand_present sp
      join app_user u on u.id = sp.user_id and u.email like '%.example'
    where sp.stand_id = ${booth.id} and not ${isTried('sp.user_id')} and not exists (
      select 1 from waiting_place p where p.contact_id = sp.user_id and p.ended_at is null)
    order by sp.user_id`
  for (const { id } of contacts)
    if ((await countWaiting(booth.id, services)) > waiting.least)
      await as(id, services, context => receiveNextAt(booth.id, 'chat', context))
  const missing = waiting.usual - (await countWaiting(booth.id, services))
  for (const { id, reason } of visitors.filter(({ isThere }) => !isThere).slice(0, Math.max(0, missing)))
    await as(id, services, context => takePlaceAt(booth.id, { reason }, context))
}

async function countWaiting(stand: number, { database }: Services): Promise<number> {
  const places = await many(database.kysely)`
    select 1 from waiting_place where stand_id = ${stand} and state = 'waiting'`
  return places.length
}

/** Whoever was there longest ago comes first. */
async function visitorsOf(stand: number, { database }: Services) {
  const rows = await many<{ id: number; email: string; isThere: boolean }>(database.kysely)`
    select u.id, u.email, bool_or(p.id is not null and p.ended_at is null) as "isThere"
    from app_user u left join waiting_place p on p.user_id = u.id and p.stand_id = ${stand}
    where u.is_demo and u.email = any(${demoPlaces.map(({ visitor }) => `${visitor}@demo.test`)}::text[])
    group by u.id order by max(p.ended_at) nulls first, u.id`
  return rows.map(({ email, ...row }) => ({
    ...row,
    reason: demoPlaces.find(({ visitor }) => email === `${visitor}@demo.test`)?.reason ?? '',
  }))
}
