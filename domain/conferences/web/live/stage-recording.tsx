import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { VideoRoom } from '#domain/calls/web/media/video-room.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { ConferenceView } from '../../contract/calls.ts'
import { readRecordings } from '../../contract/recordings.ts'
import { RecordStage } from '../film/record-stage.tsx'
import { useMixedVoice } from '../film/use-mixed-voice.ts'
import { useStageOf } from './use-stage-of.ts'

type Props = {
  view: ConferenceView
  media: VideoRoom | null
  /** One shows oneself on the stage. */
  isOnStage: boolean
}

/**
 * What one publishes oneself is recorded, with one’s word, and with it the voices of all others who gave theirs; asked of the
 * team before they are on the stage.
 */
export function StageRecording({ view, media, isOnStage }: Props) {
  const { conference, room } = view
  const { data } = useQuery({
    ...callQuery(useApi(), readRecordings, { params: { id: conference.id } }),
    enabled: conference.isRecorded,
  })
  const stream = useRecordedStream(media, isOnStage, data?.agreed ?? nobody)
  if (!conference.isRecorded) return null
  const session = { id: conference.id, isLive: conference.state === 'live', liveAt: room?.liveAt ?? null }
  return <RecordStage stream={stream} session={session} />
}

const nobody: readonly number[] = []

/** Another stream where the picture or the voice that is recorded is another. */
function useRecordedStream(media: VideoRoom | null, isOnStage: boolean, agreed: readonly number[]) {
  const shown = useStageOf(media)
  const isSent = isOnStage && shown?.stage === 'inside' && !shown.onlyWatches
  const picture = isSent ? shown.own : null
  const own = isSent ? shown.voice : null
  const isPublishing = picture !== null || own !== null
  const others = isSent
    ? shown.remotes.flatMap(({ user, stream }) => (agreed.includes(user) ? stream.getAudioTracks() : []))
    : []
  const voice = useMixedVoice(own, others, isPublishing)
  return useMemo(() => {
    const tracks = isPublishing ? [voice, picture].filter(track => track !== null) : []
    return tracks.length ? new MediaStream(tracks) : null
  }, [isPublishing, voice, picture])
}
