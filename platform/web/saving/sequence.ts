/**
 * Runs tasks one after the other, each once the one before has ended. What a task throws is for who has added it: those
 * that follow run all the same.
 */
export function createSequence() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    add: <T>(task: () => Promise<T>): Promise<T> => {
      const next = last.then(task)
      last = next.catch(() => undefined)
      return next
    },
    /** Once all that has been added by now has ended, in whichever way. */
    ended: () => last,
  }
}
