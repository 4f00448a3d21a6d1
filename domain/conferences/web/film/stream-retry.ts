/** How often a stream that broke off is asked for again, and how long it waits before. */
const triesMost = 6
const pause = 2_000

type Stream = {
  /** Asks for it anew. */
  load: () => void
  /** Takes up what was broken of it. */
  recover: () => void
  /** Whether there is no hope any more. */
  tell: (isFailed: boolean) => void
}

/** What becomes of a stream that breaks off: it comes back by itself as long as there is hope. */
export function streamRetry({ load, recover, tell }: Stream) {
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    /** A piece of it has come. */
    arrived: () => {
      tries = 0
      tell(false)
    },
    broken: ({ isMedia }: { isMedia: boolean }) => {
      tries += 1
      clearTimeout(timer)
      if (tries > triesMost) tell(true)
      else timer = setTimeout(isMedia ? recover : load, pause)
    },
    stop: () => clearTimeout(timer),
  }
}
