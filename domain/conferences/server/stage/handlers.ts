import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import { giveWord, readDesk } from '../../contract/desk.ts'
import { makePoll, movePoll, removePoll, voteInPoll } from '../../contract/polls.ts'
import { askQuestion, decideQuestion, unvoteQuestion, voteForQuestion } from '../../contract/questions.ts'
import {
  attendConference,
  leaveConference,
  lowerHand,
  ownStage,
  raiseHand,
  rateConference,
  readStage,
} from '../../contract/stage.ts'
import { attend, endAttendance } from './attendance.ts'
import { readDeskOf } from './desk.ts'
import { decideWord, lower, raise } from './hands.ts'
import { dropPoll, openOrClosePoll, preparePoll, voteIn } from './polls.ts'
import { ask, decideAboutQuestion, unvote, voteFor } from './questions.ts'
import { rate } from './rating.ts'
import { readOwnStage, readStageOf } from './read-stage.ts'

export const stageHandlers: readonly Handler[] = [
  handle(readStage, ({ params }, context) => readStageOf(params.id, context)),
  handle(ownStage, ({ params }, context) => readOwnStage(params.id, context)),
  handle(readDesk, ({ params }, context) => readDeskOf(params.id, context)),
  handle(attendConference, ({ params, body }, context) => attend(params.id, body, context)),
  handle(leaveConference, ({ params }, context) => endAttendance(params.id, context)),
  handle(askQuestion, ({ params, body }, context) => ask(params.id, body, context)),
  handle(decideQuestion, ({ params, body }, context) => decideAboutQuestion(params.id, body, context)),
  handle(voteForQuestion, ({ params }, context) => voteFor(params.id, context)),
  handle(unvoteQuestion, ({ params }, context) => unvote(params.id, context)),
  handle(makePoll, ({ params, body }, context) => preparePoll(params.id, body, context)),
  handle(movePoll, ({ params, body }, context) => openOrClosePoll(params.id, body, context)),
  handle(removePoll, ({ params }, context) => dropPoll(params.id, context)),
  handle(voteInPoll, ({ params, body }, context) => voteIn(params.id, body, context)),
  handle(raiseHand, ({ params }, context) => raise(params.id, context)),
  handle(lowerHand, ({ params, query }, context) => lower(params.id, query.user, context)),
  handle(giveWord, ({ params, body }, context) => decideWord(params, body.hasWord, context)),
  handle(rateConference, ({ params, body }, context) => rate(params.id, body, context)),
]
