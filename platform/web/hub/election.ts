const lock = 'verriere:hub'

export type Candidate = {
  /** Takes the place of a tab that holds it and does not act. */
  steal: () => void
  withdraw: () => void
}

/** Of all tabs one leads: the one that holds the lock. `lead` begins when it is this one, and returns what ends it. */
export function standForElection(locks: LockManager, lead: () => () => void): Candidate {
  let queue = new AbortController()
  let resign = () => {}
  const stand = async (options: LockOptions) => {
    let end = () => {}
    const hold = () => {
      end = lead()
      return new Promise<void>(resolve => {
        resign = resolve
      })
    }
    await locks.request(lock, options, hold).catch((error: Error) => {
      // Taken by another tab, or this one waits no longer. A browser that gives no locks has only leaders.
      if (error.name !== 'AbortError' && !queue.signal.aborted) return hold()
    })
    end()
  }
  const wait = async () => {
    const { signal } = queue
    while (!signal.aborted) await stand({ signal })
  }
  void wait()
  return {
    steal: () => {
      queue.abort()
      queue = new AbortController()
      void stand({ steal: true }).then(wait)
    },
    withdraw: () => {
      queue.abort()
      resign()
    },
  }
}
