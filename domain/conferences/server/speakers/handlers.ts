import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import * as calls from '../../contract/speaker-calls.ts'
import { answerInvitationBy, showInvitation } from './answer-invitation.ts'
import { inviteSpeakerBy, withdrawInvitationOf } from './invite-speaker.ts'
import { speakerViewOf } from './view-speaker.ts'

export const speakerHandlers: readonly Handler[] = [
  handle(calls.viewSpeaker, ({ params }, context) => speakerViewOf(params.id, context)),
  handle(calls.inviteSpeaker, ({ params, body }, context) => inviteSpeakerBy(params.id, body, context)),
  handle(calls.withdrawSpeakerInvitation, ({ params }, context) => withdrawInvitationOf(params.id, context)),
  handle(calls.shownInvitation, ({ params, body }, context) =>
    showInvitation({ ...params, ...body }, context),
  ),
  handle(calls.answerInvitation, ({ params, body }, context) =>
    answerInvitationBy({ ...params, ...body }, context),
  ),
]
