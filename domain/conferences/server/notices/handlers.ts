import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import { tellChanges, untoldChanges } from '../../contract/notices.ts'
import { readUntold, tellChangesOf } from './tell-changes.ts'

export const noticeHandlers: readonly Handler[] = [
  handle(untoldChanges, ({ params }, context) => readUntold(params.id, context)),
  handle(tellChanges, ({ params }, context) => tellChangesOf(params.id, context)),
]
