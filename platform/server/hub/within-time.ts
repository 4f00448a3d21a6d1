import { createContext, Script } from 'node:vm'

const inside: { work: () => unknown } = { work: () => undefined }
const context = createContext(inside)
const script = new Script('work()')

/** What `work` returns, or undefined where it takes longer: it is ended, a regular expression too. */
export function withinTime<T>(work: () => T, milliseconds: number): T | undefined {
  let result: T | undefined
  inside.work = () => {
    result = work()
  }
  try {
    script.runInContext(context, { timeout: milliseconds })
    return result
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined
    throw error
  }
}
