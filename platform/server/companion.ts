/** A server beside ours with which this process keeps in touch as long as it runs. */
export type Companion = {
  /** As it is called by those who watch the server. */
  name: string
  /** Whether or not it answers: it is looked for until it does. */
  start(): Promise<void>
  stop(): Promise<void>
  isUp(): Promise<boolean>
}
