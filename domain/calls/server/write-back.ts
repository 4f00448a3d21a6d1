import { sendMessageTo } from '#domain/messaging/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { forbidden } from '#platform/server/refusal.ts'
import type { VisioCall } from '../contract/visio-call.ts'

/** Writes to whoever called, in the conversation of the two. @throws 403 where the fair does without messages */
export const writeBack = (text: string | undefined, context: Context) => async (call: VisioCall) => {
  if (text === undefined) return
  const found = await maybeOne<{ id: number }>(context.db)`
    select id from conversation where uuid = ${call.conversation}::uuid`
  if (!found) throw forbidden('module_disabled')
  await sendMessageTo({ conversation: found.id, text }, context)
}
