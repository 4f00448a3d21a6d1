import type { Message } from './message.ts'

/** To all other tabs of the browser. */
export type Channel = { post: (message: Message) => void; close: () => void }

type Events = {
  online: () => void
  offline: () => void
  /** The page is looked at again. */
  seen: () => void
  /** The page is left or put to sleep: its scripts may not run from now on. */
  asleep: () => void
  awake: () => void
}

/** What of a tab the hub's client rests upon. */
export type Browser = {
  locks: LockManager | undefined
  openChannel: ((hear: (message: Message) => void) => Channel) | undefined
  isOnline: () => boolean
  isSeen: () => boolean
  watch: (events: Events) => void
}

function openChannel(hear: (message: Message) => void): Channel {
  const channel = new BroadcastChannel('verriere:hub')
  channel.addEventListener('message', ({ data }) => hear(data))
  return { post: message => channel.postMessage(message), close: () => channel.close() }
}

export const thisBrowser = (): Browser => ({
  // Pages without a secure connection have none.
  locks: 'locks' in navigator ? navigator.locks : undefined,
  openChannel: 'BroadcastChannel' in globalThis ? openChannel : undefined,
  isOnline: () => navigator.onLine,
  isSeen: () => !document.hidden,
  watch: ({ online, offline, seen, asleep, awake }) => {
    addEventListener('online', online)
    addEventListener('offline', offline)
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) seen()
    })
    for (const name of ['pagehide', 'freeze']) addEventListener(name, asleep, true)
    document.addEventListener('resume', awake)
    addEventListener('pageshow', event => {
      if (event.persisted) awake()
    })
  },
})
