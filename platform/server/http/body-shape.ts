import { Refusal } from '../refusal.ts'

/** Levels that a body may have: nothing of ours has more than a dozen. */
const mostLevels = 40
/** Values in a body of which all faults are said. */
const mostValues = 2_000

const within = (values: readonly unknown[]): unknown[] =>
  values.flatMap(value => (typeof value === 'object' && value !== null ? Object.values(value) : []))

/** What is compared, cleaned or written level by level must not run out of stack. @throws 400 */
export function assertShallow(body: unknown): void {
  let values = [body]
  for (let level = 0; values.length; level += 1) {
    if (level > mostLevels) throw new Refusal(400, 'malformed')
    values = within(values)
  }
}

/** Whether all its faults would be longer than the body, and take seconds to find. */
export function isLarge(body: unknown): boolean {
  let count = 0
  for (let values = [body]; values.length; values = within(values)) {
    count += values.length
    if (count > mostValues) return true
  }
  return false
}
