/** A stream of somebody of the platform, or of a stranger, and what is heard by it. */
export type WatchedStream = {
  userId: number | null
  sessionId: string | null
  /** Of strangers, as many as come from one place are counted; it is kept nowhere. */
  source: string
  topics: readonly string[]
}

/** What a domain makes of the streams that this process holds. */
export type StreamWatch = {
  start(): Promise<void>
  /** Returns what is called once the stream has ended. */
  begin(stream: WatchedStream): () => void
  stop(): Promise<void>
}
