import { useEffect } from 'react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { alsoHearRecords } from '#platform/web/record/record.ts'
import { recordVisit, visitSecondsMost } from '../../contract/visits.ts'

/** What of a booth bears the number of the booth itself. */
const ofBooth = new Set(['stands', 'stand_posters', 'stand_videos'])

/**
 * Shows a firm by name what somebody does on its booth, while they let it see that; null shows nothing. What is counted by
 * nobody’s name goes another way, with neither this booth’s person nor this call.
 */
export function useSharedVisits(stand: number | null) {
  const api = useApi()
  useEffect(() => {
    if (stand === null) return
    const tell = (what: { kind: 'visit' | 'download'; resource?: number; seconds?: number }) =>
      api.call(recordVisit, { body: { stand, ...what } }).catch(() => undefined)
    void tell({ kind: 'visit' })
    return alsoHearRecords(({ type, resourceType, resourceId, value = 0 }) => {
      if (type === 'stay' && ofBooth.has(resourceType) && resourceId === stand)
        void tell({ kind: 'visit', seconds: Math.min(visitSecondsMost, Math.round(value)) })
      if (type === 'download' && resourceType === 'stand_resources')
        void tell({ kind: 'download', resource: resourceId })
    })
  }, [api, stand])
}
