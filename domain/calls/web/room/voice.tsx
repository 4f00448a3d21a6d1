import type { Remote } from '../media/video-room.ts'
import { useSink } from './sink.ts'

/** What somebody says, played apart from their picture. */
export function Voice({ remote, loudspeaker }: { remote: Remote; loudspeaker: string | undefined }) {
  const sink = useSink(remote.stream, loudspeaker)
  // biome-ignore lint/a11y/useMediaCaption: nobody writes down what is said in a call
  return <audio ref={sink} autoPlay />
}
