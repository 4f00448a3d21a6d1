import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { webhookEvents } from '#domain/leads/contract/webhooks/events.ts'
import { one } from '#platform/server/database/rows.ts'
import { demoContacts, demoDeliveries } from './contacts.ts'
import type { Furnishing } from './furnish/furnishing.ts'

type Booth = { stand: number; firm: number; brochure: number | null }

/** What visitors have given to the first booth of a fair, what its people make of it, and a program that was told so. */
export async function addLeads(fair: number, { db, now }: Pick<Furnishing, 'db' | 'now'>): Promise<void> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const { stand, firm, brochure } = await one<Booth>(db)`
    select st.id as stand, st.firm_id as firm, (select min(r.id) from stand_resource r
        join stand_resource_type t on t.id = r.stand_resource_type_id
        where r.stand_id = st.id and t.code = 'TYPE_BROCHURE') as brochure
    from stand st where st.fair_id = ${fair} order by st.id limit 1`
  const idOf = async (name: string) =>
    (await one<{ id: number }>(db)`select id from app_user where email = ${`${name}@demo.test`}`).id
  const staff = { firmadmin: await idOf('firmadmin'), standcontact: await idOf('standcontact') }
  const of = { fair_id: fair, firm_id: firm }
  const leads: number[] = []
  for (const contact of demoContacts) {
    const { card, visits = [], downloads = [], keptBooth, note } = contact
    const user_id = await idOf(contact.visitor)
    const known = { ...of, user_id, stand_id: stand }
    await db
      .updateTable('app_user')
      .set({ job_title: contact.jobTitle, city: contact.city })
      .where('id', '=', user_id)
      .execute()
    if (card) {
      const given = { ...known, source: card.way, given_at: ago(card.minutesAgo) }
      await db
        .insertInto('consent')
        .values([
          { ...given, purpose: 'card' },
          ...(visits.length ? [{ ...given, purpose: 'visits', version: '2', source: 'account' }] : []),
        ])
        .execute()
      if (card.way === 'scan')
        await db
          .insertInto('lead_scan')
          .values({
            ...known,
            scanned_by: staff.standcontact,
            at: ago(card.minutesAgo),
            note: card.note ?? '',
          })
          .execute()
    }
    for (const [minutes, seconds] of visits)
      await db
        .insertInto('lead_visit')
        .values({
          ...known,
          kind: 'visit',
          seconds,
          at: ago(minutes),
          last_at: new Date(ago(minutes).getTime() + seconds * 1000),
        })
        .execute()
    for (const minutes of brochure === null ? [] : downloads)
      await db
        .insertInto('lead_visit')
        .values({
          ...known,
          kind: 'download',
          stand_resource_id: brochure,
          at: ago(minutes),
          last_at: ago(minutes),
        })
        .execute()
    if (keptBooth !== undefined)
      await db
        .insertInto('bookmark')
        .values({ user_id, stand_id: stand, created_at: ago(keptBooth) })
        .execute()
    const { id } = await one<{ id: number }>(db)`
      update lead set state = ${contact.state ?? 'new'}, tags = ${[...(contact.tags ?? [])]}::text[],
        owner_id = ${contact.owner ? staff[contact.owner] : null}::int
      where fair_id = ${fair} and firm_id = ${firm} and user_id = ${user_id} returning id`
    leads.push(id)
    if (note)
      await db
        .insertInto('lead_note')
        .values({
          lead_id: id,
          author_id: staff[note.by],
          text: note.text,
          created_at: ago(note.minutesAgo),
        })
        .execute()
    if (contact.takenBack !== undefined)
      await sql`update lead set withdrawn_at = ${ago(contact.takenBack)} where id = ${id}`.execute(db)
  }
  // What the demo brings along happened before: nobody is told of it now.
  await sql`
    update lead l set is_pending = false, created_at = began.at,
      announced_at = case when l.withdrawn_at is null then began.at end
    from (select l.id, coalesce(min(e.at), l.withdrawn_at, ${now}) as at from lead l
      left join lead_evidence e on e.firm_id = l.firm_id and e.fair_id = l.fair_id and e.user_id = l.user_id
      group by l.id) began
    where began.id = l.id and l.fair_id = ${fair}`.execute(db)
  await addReceiver(of, leads, staff.firmadmin, { db, ago })
}

/** Switched off: it leads nowhere, and its secret signs nothing. */
async function addReceiver(
  of: { fair_id: number; firm_id: number },
  leads: readonly number[],
  maker: number,
  { db, ago }: Pick<Furnishing, 'db'> & { ago: (minutes: number) => Date },
) {
  const { id } = await db
    .insertInto('webhook_endpoint')
    .values({
      ...of,
      created_by_id: maker,
      created_at: ago(26 * 60),
      url: 'https://crm.example/verriere',
      events: [...webhookEvents],
      state: 'off',
      secret: createHash('sha256').update('of the demo').digest(),
      slot: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { contact, event, minutesAgo, status, milliseconds } of demoDeliveries.toReversed()) {
    const at = ago(minutesAgo)
    const lead = leads[contact] ?? 0
    const data = { lead, firm: of.firm_id, fair: of.fair_id }
    await db
      .insertInto('webhook_delivery')
      .values({
        webhook_endpoint_id: id,
        message: sql`gen_random_uuid()`,
        event,
        about: `lead:${lead}`,
        body: JSON.stringify({ type: event, timestamp: at.toISOString(), data }),
        created_at: at,
        state: status === 204 ? 'delivered' : 'failed',
        attempts: 1,
        tries: JSON.stringify([{ at: at.toISOString(), status, milliseconds }]),
      })
      .execute()
  }
}
