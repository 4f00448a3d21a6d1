import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import { readRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import {
  cancelPresentation,
  changePresentation,
  makePresentation,
  presentationForm,
  restorePresentation,
} from '../../contract/presentation-calls.ts'
import { shownPresentations } from '../../contract/presentations-shown.ts'
import { movePresentation } from './move-presentation.ts'
import { readPresentationForm } from './presentation-form.ts'
import { listPresentations } from './shown-presentations.ts'
import { announcePresentation, changePresentationOf } from './write-presentation.ts'

export const presentationHandlers: readonly Handler[] = [
  handle(makePresentation, ({ body }, context) => announcePresentation(body, context)),
  handle(changePresentation, ({ params, body }, context) => changePresentationOf(params.id, body, context), {
    record: (id, context) => readRow(implementationOf('presentations'), id, context),
  }),
  handle(presentationForm, ({ params }, context) => readPresentationForm(params.id, context)),
  handle(cancelPresentation, ({ params, body }, context) =>
    movePresentation(params.id, 'cancel', context, body.reason),
  ),
  handle(restorePresentation, ({ params }, context) => movePresentation(params.id, 'restore', context)),
  handle(shownPresentations, ({ params, query }, context) =>
    listPresentations({ fair: params.id, ...query }, context),
  ),
]
