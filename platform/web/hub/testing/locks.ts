type Waiting = { begin: () => void; reject: (error: Error) => void }

const aborted = () => new DOMException('', 'AbortError')

/** Web Locks of one name, shared by the tabs of a test: the first holds it, the others wait or take it. */
export function createLocks(): LockManager {
  let holder: { reject: (error: Error) => void } | null = null
  const queue: Waiting[] = []
  const next = () => {
    if (!holder) queue.shift()?.begin()
  }
  const request = (_name: string, { signal, steal }: LockOptions, work: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        const mine = { reject }
        holder = mine
        void work().then(() => {
          resolve()
          if (holder !== mine) return
          holder = null
          next()
        })
      }
      const waiting = { begin, reject }
      if (signal?.aborted) return reject(aborted())
      signal?.addEventListener('abort', () => {
        const at = queue.indexOf(waiting)
        if (at < 0) return
        queue.splice(at, 1)
        reject(aborted())
      })
      if (steal) {
        holder?.reject(aborted())
        begin()
      } else {
        queue.push(waiting)
        queueMicrotask(next)
      }
    })
  return { request, query: async () => ({}) } as unknown as LockManager
}
