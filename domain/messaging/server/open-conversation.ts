import { sql } from 'kysely'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/refusal.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import type { openConversation as call, contactsLeft as contactsCall } from '../contract/conversation.ts'
import { assertMayAddress, mayAddressPerson } from './addressees.ts'
import { readContacts } from './contact-limit.ts'
import { readConversation } from './list-conversations.ts'
import { isTaken } from './side.ts'
import { isInFair, isWrittenIn, maybeThread } from './thread.ts'

/** With whom: what it is called in `pair`, and the columns of their side. */
type Addressee = {
  fair: number
  pair: string
  user: number | null
  stand: number | null
  firm: number | null
}

type Body = BodyOf<typeof call>

const limit = { name: 'open-conversation', max: 60, seconds: 60 }

/** @throws 422 for what names nobody else, 404 for a booth that the caller does not see */
async function addresseeOf({ fair, users = [], stand }: Body, context: Context): Promise<Addressee> {
  const { db, actor } = context
  const me = actor.userId ?? 0
  if (stand !== undefined) {
    if (users.some(user => user !== me)) throw invalid({ users: 'value_invalid' })
    const found = await maybeOne<{ fair: number; firm: number }>(db)`
      select st.fair_id as fair, st.firm_id as firm from stand st
      where st.id = ${stand} and st.trashed_at is null and st.firm_id is not null
        and ${fair === undefined ? sql`true` : sql`st.fair_id = ${fair}`}
        and ${scopeCondition(implementationOf('stands'), 'st', 'R', actor)}`
    if (!found) throw notFound()
    return { ...found, pair: boothPairOf(me, { stand, firm: found.firm }), user: null, stand }
  }
  const [user, ...more] = users.filter(one => one !== me)
  if (user === undefined || more.length) throw invalid({ users: 'value_invalid' })
  const within = fair ?? (await fairToWriteIn(user, context))
  return { fair: within, pair: pairOf(me, user), user, stand: null, firm: null }
}

/** As many fairs as are looked through. */
const fairsMost = 20

/** The first fair in which the caller may write to this person. @throws 404 where there is none */
async function fairToWriteIn(person: number, context: Context): Promise<number> {
  const fairs = await many<{ id: number }>(context.db)`
    select f.id from fair f where ${isWrittenIn} and ${isInFair(sql`f.id`, context)}
      and f.is_using_direct_message_module order by f.id limit ${fairsMost}`
  for (const { id } of fairs) if (await mayAddressPerson(person, id, context)) return id
  throw notFound()
}

/** @throws 404 for a fair that the caller is not in, 403 where nothing is begun any more, or not with them */
async function assertMayBegin({ fair, user, stand }: Addressee, context: Context): Promise<void> {
  const found = await maybeOne<{ isModuleOn: boolean; isWritten: boolean }>(context.db)`
    select f.is_using_direct_message_module as "isModuleOn", ${isWrittenIn} as "isWritten" from fair f
      where f.id = ${fair} and ${isInFair(sql`f.id`, context)}`
  if (!found) throw notFound()
  if (!found.isModuleOn) throw forbidden('module_disabled')
  if (!found.isWritten) throw forbidden('fair_not_open')
  await assertMayAddress({ fair, user, stand }, context)
}

/** What the conversation of two people is called in `pair`. */
const pairOf = (one: number, another: number) =>
  `user ${Math.min(one, another)} user ${Math.max(one, another)}`

type Booth = { stand: number; firm: number }

const boothPairOf = (person: number, { stand, firm }: Booth) => `user ${person} firm ${firm} stand ${stand}`

/** That of this person with a booth, opened where there is none: the callers checked that they may. */
export async function boothConversationOf(
  person: number,
  { fair, ...booth }: Booth & { fair: number },
  surroundings: Pick<Context, 'db'>,
): Promise<{ id: number; uuid: string }> {
  const pair = boothPairOf(person, booth)
  await insertConversation({ fair, pair, user: null, ...booth }, { from: person }, surroundings)
  return one<{ id: number; uuid: string }>(surroundings.db)`
    select id, uuid from conversation where fair_id = ${fair} and pair = ${pair}`
}

/** Of many who open it at once, one does; the others find it. */
async function insertConversation(
  { fair, pair, user, stand, firm }: Addressee,
  { from, uuid }: { from: number | null; uuid?: string | undefined },
  { db }: Pick<Context, 'db'>,
): Promise<void> {
  await sql`
    with opened as (
      insert into conversation (uuid, fair_id, kind, pair)
      values (coalesce(${uuid ?? null}::uuid, gen_random_uuid()), ${fair},
        ${user === null ? 'booth' : 'people'}, ${pair})
      on conflict do nothing returning id)
    insert into conversation_side (conversation_id, side, user_id, stand_id, firm_id)
    select id, 1, ${from}::int, null, null from opened
    union all select id, 2, ${user}::int, ${stand}::int, ${firm}::int from opened`.execute(db)
}

/** That of the caller with this person in a fair, opened where there is none: the callers checked that they may. */
export async function conversationWith(user: number, fair: number, context: Context): Promise<number> {
  const pair = pairOf(context.actor.userId ?? 0, user)
  await insertConversation(
    { fair, pair, user, stand: null, firm: null },
    { from: context.actor.userId },
    context,
  )
  const { id } = await one<{ id: number }>(context.db)`
    select id from conversation where fair_id = ${fair} and pair = ${pair}`
  return id
}

/** Where somebody was when they began: a conversation (its uuid), a booth. */
export type BegunFrom = { conversation?: string | undefined; stand?: number | undefined }

/**
 * The conversation with a booth in which the caller or this person answers the other, if that is where they began: none of
 * another booth, and none where they were somewhere else, since its colleagues read it.
 */
export async function answeredWith(
  user: number,
  { fair, conversation, stand }: BegunFrom & { fair: number },
  { db, actor }: Context,
): Promise<number | undefined> {
  const found = await maybeOne<{ id: number }>(db)`
    select s.conversation_id as id
    from conversation_side s join conversation c on c.id = s.conversation_id
      join conversation_side v on v.conversation_id = s.conversation_id and v.side <> s.side
    where c.fair_id = ${fair}
      and (c.uuid = ${conversation ?? null}::uuid or s.stand_id = ${stand ?? null}::int)
      and ${isTaken('s')} and s.blocked_at is null and v.blocked_at is null
      and ((s.taken_by_id = ${user} and v.user_id = ${actor.userId})
        or (s.taken_by_id = ${actor.userId} and v.user_id = ${user}))
    order by v.last_id desc nulls last limit 1`
  return found?.id
}

/** The conversation with this addressee, as it is or new. */
export async function openConversationWith(body: Body, context: Context): Promise<ResponseOf<typeof call>> {
  await context.services.limiter.within(context.db).consume(limit, String(context.actor.userId))
  const addressee = await addresseeOf(body, context)
  const which = sql`c.fair_id = ${addressee.fair} and c.pair = ${addressee.pair}`
  let thread = await maybeThread(which, context)
  if (thread && !thread.isModuleOn) throw forbidden('module_disabled')
  // Whoever opened it and has not written is nobody's knowledge.
  if (!thread || thread.isNew) await assertMayBegin(addressee, context)
  if (!thread) {
    await insertConversation(addressee, { from: context.actor.userId, uuid: body.uuid }, context)
    thread = await maybeThread(which, context)
  }
  // Another conversation has the uuid.
  if (!thread) throw conflict('uuid_taken')
  return {
    ...(await readConversation(thread.id, context)),
    contacts: await readContacts(addressee, context),
  }
}

/** @throws 404 for a fair that the caller is not in */
export async function contactsIn(fair: number, context: Context): Promise<ResponseOf<typeof contactsCall>> {
  const found = await maybeOne(context.db)`
    select 1 from fair f where f.id = ${fair} and ${isInFair(sql`f.id`, context)}`
  if (!found) throw notFound()
  return { contacts: await readContacts({ fair, user: null, firm: null }, context) }
}
