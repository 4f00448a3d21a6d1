import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { OfferedPass } from '../../contract/calls.ts'

export type PassStep = 'ask' | 'take' | 'queue' | 'give_back' | 'leave_queue'

/** What somebody can do with a pass that opens a session; nothing where it was refused or lets them in already. */
export function passStep({ type, isValidated, hasPlace, isQueued, isFull }: OfferedPass): PassStep | null {
  if (isQueued) return 'leave_queue'
  if (hasPlace) return 'give_back'
  if (isValidated === validationState.refused) return null
  if (type === 'limited') return isFull ? 'queue' : 'take'
  return isValidated === null ? 'ask' : null
}
