/** Milliseconds that the server waits for whoever is slow. */
export type Timeouts = {
  headers: number
  /** For a body that is no file. */
  body: number
  /** For a whole request: a brochure over a slow line takes its time. */
  request: number
  /** For somebody to take the next piece of what they asked for. */
  reading: number
  /** For a connection on which nothing moves in either direction. */
  silence: number
  /** Between two looks for who is late. */
  look: number
  /** Between two looks whether those who listen still may. */
  listeners: number
}

export const defaultTimeouts: Timeouts = {
  headers: 10_000,
  body: 30_000,
  request: 300_000,
  reading: 30_000,
  silence: 300_000,
  look: 5_000,
  listeners: 4_000,
}
