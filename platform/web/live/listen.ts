import { type Api, ProblemError } from '../api/client.ts'

const longestPause = 30_000
/** What is not there, or not for them, may be again: a booth is hidden and shown. Nobody asks for it in a hurry. */
const refusedPause = 60_000

/** One event a chunk, however the network has cut them. */
function events() {
  let rest = ''
  return new TransformStream<string, string>({
    transform(text, controller) {
      const all = (rest + text).split('\n\n')
      rest = all.pop() ?? ''
      for (const event of all) controller.enqueue(event)
    },
  })
}

type Hearing = {
  /** Something of the topic is otherwise: called also whenever that may have been missed, at the beginning and after a lost connection. */
  changed: () => void
  /** What is otherwise, where the server says so itself. */
  news: (what: unknown) => void
}

/** Calls what the server says of a topic. Returns what ends it. */
export function listen(api: Api, topic: string, { changed, news }: Hearing): () => void {
  const leave = new AbortController()
  let pause = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const connect = async () => {
    let isRefused = false
    try {
      const body = await api.stream(`/live/${topic}`, leave.signal)
      const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(events()).getReader()
      pause = 0
      changed()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        const said = /^event: news\ndata: (.*)/.exec(value)?.[1]
        // A heartbeat says nothing; whatever else comes is of this topic.
        if (said !== undefined) news(JSON.parse(said))
        else if (value.includes('data:')) changed()
      }
    } catch (error) {
      isRefused =
        error instanceof ProblemError && error.status >= 400 && error.status < 500 && error.status !== 429
    }
    if (leave.signal.aborted) return
    pause = isRefused ? refusedPause : Math.min(longestPause, pause ? pause * 2 : 1_000)
    timer = setTimeout(connect, pause * (0.5 + Math.random()))
  }
  void connect()
  return () => {
    leave.abort()
    clearTimeout(timer)
  }
}
