import { sql } from 'kysely'
import { standConfiguration } from '#domain/identity/contract/paths.ts'
import { messagingPaths } from '#domain/messaging/contract/paths.ts'
import { standPaths } from '#domain/stands/contract/paths.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Furnishing } from './furnish/furnishing.ts'

type Told = {
  person: number
  kind: string
  cause: string
  subject?: string
  params?: Readonly<Record<string, string>>
  path: string
  at: Date
  isUnread?: boolean
}

/** What the people with an account were told of in the open fair: their approval, their booth, what they have not read. */
export async function addNotifications(fair: number, furnishing: Furnishing): Promise<void> {
  const { db, now } = furnishing
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const told: Told[] = [
    ...(await approvals(fair, daysAgo(6), furnishing)),
    ...(await placings(fair, daysAgo(3), furnishing)),
    ...(await unreadMessages(fair, furnishing)),
  ]
  const rows = told
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ person, kind, cause, subject = null, params = {}, path, at, isUnread = false }) => ({
      user_id: person,
      fair_id: fair,
      kind,
      cause,
      subject,
      params: JSON.stringify(params),
      path,
      unread: isUnread,
      // Nobody is mailed of what the demo invents.
      mail: 'never',
      created_at: at,
    }))
  if (rows.length) await db.insertInto('notification').values(rows).execute()
}

const withAccount = sql`u.email like '%@demo.test'`

async function approvals(fair: number, at: Date, { db }: Furnishing): Promise<Told[]> {
  const members = await many<{ id: number; firm: string | null }>(db)`
    select u.id, case when u.is_firm_admin then e.name end as firm
    from fair_user m join app_user u on u.id = m.user_id left join firm e on e.id = u.firm_id
    where m.fair_id = ${fair} and m.is_validated = 1 and ${withAccount} order by u.id`
  return members.map(({ id, firm }) => ({
    person: id,
    kind: firm === null ? 'membership_approved' : 'exhibitor_approved',
    cause: `demo:approved:${fair}`,
    ...(firm !== null && { params: { firm } }),
    path: firm === null ? '/' : standConfiguration,
    at,
  }))
}

async function placings(fair: number, at: Date, { db }: Furnishing): Promise<Told[]> {
  const people = await many<{ id: number; stand: number; title: string; place: string }>(db)`
    select distinct u.id, st.id as stand, e.name as title, stand_label(null, h.letter, st.number) as place
    from stand st join fair_hall h on h.id = st.fair_hall_id join firm e on e.id = st.firm_id
      join (select stand_id, user_id from stand_admin union select stand_id, user_id from stand_contact) p
        on p.stand_id = st.id
      join app_user u on u.id = p.user_id
    where st.fair_id = ${fair} and st.number is not null and ${withAccount} order by u.id, st.id`
  return people.map(({ id, stand, title, place }) => ({
    person: id,
    kind: 'stand_placed',
    cause: `demo:placed:${stand}`,
    params: { stand: title, place },
    path: hrefOf(standPaths.standVisit, { id: stand }),
    at,
  }))
}

type Unread = {
  id: number
  uuid: string
  person: number
  stand: number | null
  sender: string
  message: number
  at: Date
}

/** Whoever has not read what waits for them; it is read with its conversation. */
async function unreadMessages(fair: number, { db }: Furnishing): Promise<Told[]> {
  const unread = await many<Unread>(db)`
    select c.id, c.uuid, r.user_id as person, mine.stand_id as stand,
      coalesce(e.name, u.first_name || ' ' || u.last_name, '') as sender, m.id as message, m.created_at as at
    from conversation c join conversation_side mine on mine.conversation_id = c.id and mine.unread > 0
      join conversation_side other on other.conversation_id = c.id and other.side <> mine.side
      join direct_message m on m.id = mine.last_id
      join conversation_reader r on r.conversation_id = c.id and r.side = mine.side
        and coalesce(mine.taken_by_id, r.user_id) = r.user_id
      left join firm e on e.id = other.firm_id left join app_user u on u.id = other.user_id
    where c.fair_id = ${fair} order by m.id, r.user_id`
  return unread.map(({ id, uuid, person, stand, sender, message, at }) => ({
    person,
    kind: stand === null ? 'message_received' : 'booth_message_received',
    cause: `message:${message}`,
    subject: `conversation:${id}`,
    params: { name: sender },
    path:
      stand === null
        ? hrefOf(messagingPaths.userDirectMessages, { conversation: uuid })
        : hrefOf(messagingPaths.standInbox, { id: stand, conversation: uuid }),
    at,
    isUnread: true,
  }))
}
