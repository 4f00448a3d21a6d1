import type { Remote } from '../media/video-room.ts'
import { useSink } from './sink.ts'

type Props = {
  remote: Remote
  loudspeaker: string | undefined
  /** By whoever listens. */
  isMuted?: boolean
  /** The browser plays no sound before it is touched. */
  onBlocked?: () => void
}

/** What somebody says, played apart from their picture. */
export function Voice({ remote, loudspeaker, isMuted = false, onBlocked }: Props) {
  const sink = useSink(remote.stream, loudspeaker, onBlocked)
  return <audio ref={sink} autoPlay muted={isMuted} />
}
