import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Signal } from '../../../contract/connection.ts'
import { pushToRoom } from '../../connected.ts'
import type { Sender } from '../provider.ts'

/** Tells all in the room what somebody sends, and whoever comes later. */
export async function saySending(
  { connection, room, uniqid, userId: user }: Sender,
  { microphone, camera, screen }: Extract<Signal, { kind: 'media' }>,
  context: Context,
): Promise<void> {
  await sql`
    update visio_connection set sends_microphone = ${microphone}, sends_camera = ${camera},
      sends_screen = ${screen} where id = ${connection}::uuid`.execute(context.db)
  await pushToRoom(
    room,
    { state: 'media', room: uniqid, user, connection, microphone, camera, screen },
    context,
  )
}
