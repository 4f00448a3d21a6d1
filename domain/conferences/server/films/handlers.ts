import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import { nameCaptioners, readCaptioners, readCaptions, typeCaption } from '../../contract/captions.ts'
import { keepChapters, readChapters } from '../../contract/chapters.ts'
import {
  agreeToRecording,
  beginRecording,
  chooseRecording,
  endRecording,
  readRecordings,
  removeRecording,
  sendPart,
} from '../../contract/recordings.ts'
import { moveReplay } from '../../contract/replay.ts'
import { nameCaptionersOf, readCaptionersOf, readCaptionsOf, typeCaptionIn } from './captions.ts'
import { keepChaptersOf, readChaptersOf } from './chapters.ts'
import { agreeToRecordingOf, chooseRecordingOf, moveReplayOf, removeRecordingOf } from './move-replay.ts'
import { readRecordingsOf } from './read-recordings.ts'
import { beginRecordingOf, endRecordingOf } from './record.ts'
import { takePart } from './take-part.ts'

export const filmHandlers: readonly Handler[] = [
  handle(moveReplay, ({ params, body }, context) => moveReplayOf(params.id, body.replayState, context)),
  handle(readChapters, ({ params }, context) => readChaptersOf(params.id, context)),
  handle(keepChapters, ({ params, body }, context) => keepChaptersOf(params.id, body, context)),
  handle(readRecordings, ({ params }, context) => readRecordingsOf(params.id, context)),
  handle(agreeToRecording, ({ params, body }, context) =>
    agreeToRecordingOf(params.id, body.isGiven, context),
  ),
  handle(beginRecording, ({ params }, context) => beginRecordingOf(params.id, context)),
  handle(sendPart, ({ params, query }, context) =>
    takePart({ ...params, durationMs: query.durationMs ?? null }, context),
  ),
  handle(endRecording, ({ params }, context) => endRecordingOf(params.id, context)),
  handle(chooseRecording, ({ params }, context) => chooseRecordingOf(params.id, context)),
  handle(removeRecording, ({ params }, context) => removeRecordingOf(params.id, context)),
  handle(readCaptions, ({ params }, context) => readCaptionsOf(params.id, context)),
  handle(typeCaption, ({ params, body }, context) => typeCaptionIn(params.id, body.text, context)),
  handle(readCaptioners, ({ params }, context) => readCaptionersOf(params.id, context)),
  handle(nameCaptioners, ({ params, body }, context) => nameCaptionersOf(params.id, body, context)),
]
