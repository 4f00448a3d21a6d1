import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '#domain/chat/contract/message.ts'
import type { ChatTold } from '#domain/chat/contract/push.ts'
import type { OpenedChatRoom } from '#domain/chat/contract/room.ts'
import { many } from '#platform/server/database/rows.ts'
import { hubPath } from '#platform/server/hub/hub-path.ts'
import { type EventStream, eventStream } from '#platform/server/testing/event-stream.ts'
import { messagingFixture, type Name } from './messaging-fixture.ts'

/** The people of the small fixture, who talk in rooms. */
export async function chatFixture() {
  const messaging = await messagingFixture()
  const { platform, seeded, send, get, db, port } = messaging
  const lobby = { fair: seeded.fairs.fair1 }
  const hall = (name: keyof typeof seeded.halls = 'one') => ({ hall: seeded.halls[name] })
  const booth = (name: keyof typeof seeded.stands = 'a') => ({ stand: seeded.stands[name] })
  const openWith = (who: Name | null, body: object) => send(who, 'POST', '/chat_rooms', body)
  const open = async (who: Name, body: object = lobby): Promise<OpenedChatRoom> =>
    (await openWith(who, body)).json()
  const write = (who: Name, room: number, text: string, uuid: string = randomUUID()) =>
    send(who, 'POST', `/chat_rooms/${room}/messages`, { text, uuid })
  const written = async (who: Name, room: number, text: string): Promise<ChatMessage> =>
    (await write(who, room, text)).json()
  const texts = async (who: Name, room: number, query = '') =>
    (await get<ChatMessage[]>(who, `/chat_rooms/${room}/messages${query}`)).map(({ text }) => text).reverse()
  const onMessage = (who: Name | null, message: number, action: string, body?: object) =>
    send(who, 'POST', `/chat_messages/${message}/${action}`, body)
  /** What those in a room were told, as whoever comes back now is told it. */
  const told = async (room: number): Promise<ChatTold[]> =>
    (
      await many<{ data: string }>(db)`
        select data from hub_update where topics @> array[${`chat_room:${room}`}] order by sequence`
    ).map(({ data }) => JSON.parse(data))
  const streams: EventStream[] = []
  const hear = async (who: Name, topic: string, headers: Record<string, string> = {}) => {
    const stream = await eventStream(`http://127.0.0.1:${await port()}${hubPath}?match=${topic}`, {
      headers: { ...(await platform.hears(who)), ...headers },
    })
    streams.push(stream)
    return stream
  }
  const close = async () => {
    for (const stream of streams) stream.leave()
    await platform.close()
  }
  return {
    ...messaging,
    lobby,
    hall,
    booth,
    openRoomWith: openWith,
    openRoom: open,
    say: write,
    saying: written,
    lines: texts,
    onMessage,
    toldIn: told,
    hear,
    close,
  }
}

export type ChatFixture = Awaited<ReturnType<typeof chatFixture>>
