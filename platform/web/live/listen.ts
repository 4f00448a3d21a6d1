import { type Api, ProblemError } from '../api/client.ts'

const longestPause = 30_000

/**
 * Calls `changed` when the server says that a topic has changed, and whenever that may have been missed: at the
 * beginning and after a lost connection. Returns what ends it.
 */
export function listen(api: Api, topic: string, changed: () => void): () => void {
  const leave = new AbortController()
  let pause = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const connect = async () => {
    try {
      const body = await api.stream(`/live/${topic}`, leave.signal)
      const reader = body.pipeThrough(new TextDecoderStream()).getReader()
      pause = 0
      changed()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        // A heartbeat says nothing; whatever else comes is of this topic.
        if (value.includes('data:')) changed()
      }
    } catch (error) {
      if (error instanceof ProblemError && error.status >= 400 && error.status < 500 && error.status !== 429)
        return
    }
    if (leave.signal.aborted) return
    pause = Math.min(longestPause, pause ? pause * 2 : 1_000)
    timer = setTimeout(connect, pause * (0.5 + Math.random()))
  }
  void connect()
  return () => {
    leave.abort()
    clearTimeout(timer)
  }
}
