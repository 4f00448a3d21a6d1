import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<{ open: boolean }>()

/**
 * A query beside the transaction that is open in the same flow would wait for ever on one connection and would
 * not see the transaction's changes on many: it is refused on both.
 */
export function refuseInsideTransaction() {
  if (current.getStore()?.open) {
    throw new Error('A transaction is open here: use the connection it was given, and nest no other.')
  }
}

/** Work on another database, which neither waits for this one's connections nor has to see its changes. */
export const besideTransaction = <T>(work: () => Promise<T>): Promise<T> => current.exit(work)

export async function markedAsTransaction<T>(work: () => Promise<T>): Promise<T> {
  const mark = { open: true }
  try {
    return await current.run(mark, work)
  } finally {
    mark.open = false
  }
}
