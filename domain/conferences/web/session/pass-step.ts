import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { ConferenceView } from '../../contract/calls.ts'

type Entry = ConferenceView['entry']
export type OfferedPass = Entry['passes'][number]
export type PassStep = 'ask' | 'take' | 'queue' | 'give_back' | 'leave_queue'

/** What stands between somebody and a session that a pass would not mend. */
const elsewhere: readonly Entry['reason'][] = [
  'module_disabled',
  'not_published',
  'login_needed',
  'membership_needed',
  'fair_not_open',
  'cancelled',
  'over',
]

/** What somebody can do with a pass; nothing while they wait for an answer, or once they were refused. */
export function passStep(pass: OfferedPass, { reason }: Pick<Entry, 'reason'>): PassStep | null {
  const { type, isValidated, isFull, isQueued, hasPlace } = pass
  if (elsewhere.includes(reason) || isValidated === validationState.refused) return null
  if (isQueued) return 'leave_queue'
  if (hasPlace) return 'give_back'
  if (type === 'open') return isValidated === null ? 'ask' : null
  return isFull ? 'queue' : 'take'
}
