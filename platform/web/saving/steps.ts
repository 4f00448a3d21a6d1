import { keysOf } from '#platform/contract/record.ts'
import type { Fields } from './unsaved.ts'

/** A change that can be taken back as a whole: what stood in its fields before and after. */
export type Step = { before: Fields; after: Fields }

/** The steps that were taken, and those that were taken back, the next one first. */
export type Steps = { past: readonly Step[]; future: readonly Step[]; isOpen: boolean }

export const noSteps: Steps = { past: [], future: [], isOpen: false }

const mostSteps = 100

const isInto = (step: Step | undefined, fields: readonly string[]) =>
  step !== undefined && keysOf(step.after).join() === fields.join()

/** Typing on in the same field goes on with the same step, until the field is left. */
export function stepped({ past, isOpen }: Steps, step: Step, isTyped: boolean): Steps {
  const last = past.at(-1)
  const goesOn = isTyped && isOpen && isInto(last, keysOf(step.after))
  const next = goesOn && last ? { before: last.before, after: step.after } : step
  return {
    past: [...(goesOn ? past.slice(0, -1) : past), next].slice(-mostSteps),
    future: [],
    isOpen: isTyped,
  }
}

export const closed = (steps: Steps): Steps => ({ ...steps, isOpen: false })

export const stepBack = ({ past, future }: Steps): { steps: Steps; fields: Fields } | null => {
  const last = past.at(-1)
  return last
    ? { steps: { past: past.slice(0, -1), future: [last, ...future], isOpen: false }, fields: last.before }
    : null
}

export const stepForward = ({ past, future }: Steps): { steps: Steps; fields: Fields } | null => {
  const [next, ...later] = future
  return next ? { steps: { past: [...past, next], future: later, isOpen: false }, fields: next.after } : null
}
