import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Conversation } from '#domain/messaging/contract/conversation.ts'
import type { Message } from '#domain/messaging/contract/message.ts'
import { many } from '#platform/server/database/rows.ts'
import { defaultTimeouts } from '#platform/server/http/timeouts.ts'
import { type TestPlatform, testPlatform } from './test-platform.ts'

export type Who = Parameters<TestPlatform['call']>[0]
export type Name = keyof TestPlatform['seeded']['people']
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The people of the small fixture, who write to each other. */
export async function messagingFixture(env?: Parameters<typeof testPlatform>[0]) {
  const platform = await testPlatform(env, { ...defaultTimeouts, listeners: 200 })
  const { seeded } = platform
  const db = platform.services.database.kysely
  const send = (who: Who, method: Method, url: string, payload?: object) =>
    platform.call(who, { method, url: `/api${url}`, ...(payload && { payload }) })
  /** Status, and the code of what was refused. */
  const said = async (asked: ReturnType<typeof send>) => {
    const { statusCode, body } = await asked
    return [statusCode, statusCode < 400 ? undefined : JSON.parse(body).message_code]
  }
  const get = async <T>(who: Who, url: string): Promise<T> => (await send(who, 'GET', url)).json()
  const openWith = (who: Who, body: object) => send(who, 'POST', '/conversations', body)
  const personal = (user: Name, fair: keyof typeof seeded.fairs = 'fair1') => ({
    fair: seeded.fairs[fair],
    users: [seeded.people[user].id],
  })
  const booth = (stand: keyof typeof seeded.stands = 'a') => ({ stand: seeded.stands[stand] })
  const open = async (who: Who, body: object): Promise<Conversation> => (await openWith(who, body)).json()
  const write = (who: Who, conversation: number, text: string, more: object = {}) =>
    send(who, 'POST', '/direct_messages', { conversation, uuid: randomUUID(), text, ...more })
  const texts = async (who: Who, conversation: number) =>
    (await get<Message[]>(who, `/conversations/${conversation}/messages`)).map(
      ({ kind, text }) => text ?? kind,
    )
  const listed = (who: Who, query = '') => get<Conversation[]>(who, `/conversations${query}`)
  /** What open pages of somebody were told. */
  const told = async (who: Name) => {
    const rows = await many<{ data: string; private: boolean }>(db)`
      select data, is_private as private from hub_update
        where topics @> array[${`/users/${seeded.people[who].id}/messages`}] order by sequence`
    return rows.map(row => {
      const { topic: _, ...data } = JSON.parse(row.data)
      return { ...data, private: row.private }
    })
  }
  /** Where it listens. */
  const port = async () => {
    if (!platform.app.server.listening) await platform.app.listen({ port: 0, host: '127.0.0.1' })
    const address = platform.app.server.address()
    if (address === null || typeof address === 'string') throw new Error('It has no port.')
    return address.port
  }
  const run = (query: ReturnType<typeof sql>) => query.execute(db)
  const setFair = (change: ReturnType<typeof sql>) =>
    run(sql`update fair set ${change} where id = ${seeded.fairs.fair1}`)
  return {
    platform,
    seeded,
    db,
    send,
    said,
    get,
    openWith,
    personal,
    booth,
    open,
    write,
    texts,
    listed,
    told,
    port,
    run,
    setFair,
  }
}

export type MessagingFixture = Awaited<ReturnType<typeof messagingFixture>>
