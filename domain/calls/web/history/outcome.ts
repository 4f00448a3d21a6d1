import type { VisioCall } from '../../contract/visio-call.ts'

/** How a call went, as its reader says it. */
export function outcomeOf({ isCaller, state, reason }: Pick<VisioCall, 'isCaller' | 'state' | 'reason'>) {
  if (state === 'ringing') return 'history.ringing'
  if (state === 'accepted') return 'history.under_way'
  if (state === 'ended')
    return reason === 'failed' ? 'history.failed_media' : isCaller ? 'history.made' : 'history.received'
  if (!isCaller) return state === 'refused' ? 'history.refused_by_you' : 'history.missed'
  if (state === 'refused') return 'history.refused'
  if (state === 'cancelled') return 'history.cancelled'
  return 'history.unanswered'
}
