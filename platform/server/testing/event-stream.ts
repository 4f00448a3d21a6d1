export type StreamEvent = { id?: string; event?: string; retry?: string; data?: string }

const read = (block: string): StreamEvent => {
  const event: Record<string, string> = {}
  for (const line of block.split('\n')) {
    const at = line.indexOf(': ')
    const [name, value] = [line.slice(0, at), line.slice(at + 2)]
    event[name] = name === 'data' && event.data !== undefined ? `${event.data}\n${value}` : value
  }
  return event
}

/** One event a chunk, however the network has cut them; comments are none. */
const events = () => {
  let rest = ''
  return new TransformStream<string, StreamEvent>({
    transform(text, controller) {
      const blocks = (rest + text).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) if (!block.startsWith(':')) controller.enqueue(read(block))
    },
  })
}

/** An open stream of the hub, read as a client reads it. */
export async function eventStream(url: string, init: RequestInit = {}) {
  const leave = new AbortController()
  const response = await fetch(url, { ...init, signal: leave.signal })
  const reader = response.ok
    ? response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(events()).getReader()
    : undefined
  /** The next event; none once the stream has ended. */
  const next = async (): Promise<StreamEvent | undefined> => {
    const value = (await reader?.read())?.value
    return value && value.data === undefined ? next() : value
  }
  return {
    response,
    next,
    /** How the stream begins, before anything is told. */
    first: async () => (await reader?.read())?.value,
    /** The next so many, or fewer where the stream ends. */
    async take(count: number): Promise<StreamEvent[]> {
      const taken: StreamEvent[] = []
      while (taken.length < count) {
        const event = await next()
        if (!event) break
        taken.push(event)
      }
      return taken
    },
    leave: () => leave.abort(),
  }
}

export type EventStream = Awaited<ReturnType<typeof eventStream>>
