import { sql } from 'kysely'
import { callContacts } from '#domain/calls/server/index.ts'
import { actorNow } from '#domain/identity/server/index.ts'
import { countContact } from '#domain/messaging/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, Refusal } from '#platform/server/refusal.ts'
import type { LockedPlace } from './move-place.ts'

/** Whoever receives, it is the visitor who comes to the booth: the contact is theirs. @throws 409 for an account that is shut */
export async function asVisitor({ user }: LockedPlace, context: Context): Promise<Context> {
  const actor = context.actor.userId === user ? context.actor : await actorNow(user, context.db)
  if (!actor) throw conflict('place_over')
  return { ...context, actor }
}

/** A call of a place, which is a contact of the day once, however often it rings. @throws 429 beyond them */
export async function countCall(place: LockedPlace, context: Context): Promise<void> {
  if (place.isCallCounted) return
  const { id, fair, firm } = place
  await countContact({ fair, user: null, firm }, await asVisitor(place, context), callContacts)
  await sql`update waiting_place set is_call_counted = true where id = ${id}`.execute(context.db)
}

/** To the booth, contacts that are used up, the visitor's or its own, are a reason to receive somebody else, or in another way. */
export async function withinContacts<T>(receiving: Promise<T>): Promise<T> {
  try {
    return await receiving
  } catch (error) {
    if (error instanceof Refusal && error.status === 429 && error.messageCode.startsWith('daily_'))
      throw conflict('queue_contacts_spent')
    throw error
  }
}
