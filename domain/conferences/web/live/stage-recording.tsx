import { useMemo } from 'react'
import type { VideoRoom } from '#domain/calls/web/media/video-room.ts'
import type { ConferenceView } from '../../contract/calls.ts'
import { RecordStage } from '../film/record-stage.tsx'
import { useStageOf } from './use-stage-of.ts'

type Props = {
  view: ConferenceView
  media: VideoRoom | null
  /** One shows oneself on the stage. */
  isOnStage: boolean
}

/** What one publishes oneself is recorded, with one’s word; asked of the team before they are on the stage. */
export function StageRecording({ view, media, isOnStage }: Props) {
  const { conference, room } = view
  const stream = useOwnStream(media, isOnStage)
  if (!conference.isRecorded) return null
  const session = { id: conference.id, isLive: conference.state === 'live', liveAt: room?.liveAt ?? null }
  return <RecordStage stream={stream} session={session} />
}

/** One’s own picture and voice as they are sent: another stream where one of them is another. */
function useOwnStream(media: VideoRoom | null, isOnStage: boolean) {
  const shown = useStageOf(media)
  const isSent = isOnStage && shown?.stage === 'inside' && !shown.onlyWatches
  const picture = isSent ? shown.own : null
  const voice = isSent ? shown.voice : null
  return useMemo(() => {
    const tracks = [voice, picture].filter(track => track !== null)
    return tracks.length ? new MediaStream(tracks) : null
  }, [voice, picture])
}
