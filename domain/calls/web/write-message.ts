import { openConversation } from '#domain/messaging/contract/conversation.ts'
import { sendMessage } from '#domain/messaging/contract/message.ts'
import type { Api } from '#platform/web/api/client.ts'
import type { VisioCall } from '../contract/visio-call.ts'
import type { CallContext } from './call-store.ts'
import { otherOf } from './correspondent.ts'

/** What could not be said in a call, written to the other of it. */
export async function writeMessage(
  api: Api,
  call: VisioCall,
  { uuid, text, context }: { uuid: string; text: string; context?: CallContext | undefined },
) {
  const other = otherOf(call)
  if (!other) return
  const { id } = await api.call(openConversation, { body: { fair: call.fair.id, users: [other.id] } })
  const about = context ?? (call.context ? { kind: call.context.kind, id: call.context.id } : undefined)
  await api.call(sendMessage, {
    body: { conversation: id, uuid, text, ...(about && { context: about }) },
  })
}
