import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { publish, publishEphemeral } from '#platform/server/hub/publish.ts'
import { type MessageChange, messageTopic, type TypingUpdate } from '../contract/update.ts'
import type { ConversationSide } from './side.ts'

/** Those who read these sides of a conversation now. */
const readers = async (conversation: number, sides: readonly ConversationSide[], db: Context['db']) =>
  (
    await many<{ person: number }>(db)`
      select user_id as person from conversation_reader
        where conversation_id = ${conversation} and side = any(${sides}::int[]) order by user_id`
  ).map(({ person }) => person)

/** Each in their own: pages know by its topic whose an update is. */
const updatesFor = (people: readonly number[], data: MessageChange | TypingUpdate) =>
  people.map(messageTopic).map(topic => ({ topics: [topic], data: { topic, ...data }, private: true }))

/** Told with the change. */
export const pushToSides = async (
  conversation: number,
  sides: readonly ConversationSide[],
  data: MessageChange,
  { db }: Pick<Context, 'db'>,
) => publish(db, ...updatesFor(await readers(conversation, sides, db), data))

/** To people by themselves, of whatever conversation. */
export const pushToPeople = (people: readonly number[], data: MessageChange, { db }: Pick<Context, 'db'>) =>
  publish(db, ...updatesFor(people, data))

/** Told to everybody else who reads these sides; whoever does not hear it now never does. */
export async function pushPassing(
  conversation: number,
  sides: readonly ConversationSide[],
  data: TypingUpdate,
  { db, services, afterCommit }: Context,
) {
  const others = (await readers(conversation, sides, db)).filter(person => person !== data.person)
  afterCommit(() => publishEphemeral(services, ...updatesFor(others, data)))
}
