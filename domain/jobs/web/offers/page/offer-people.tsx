import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { withoutLine } from '#domain/exhibitors/web/use-presence.ts'
import { visitStand } from '#domain/stands/contract/stand-visit.ts'
import { PersonRows } from '#domain/stands/web/booth/person-rows.tsx'
import { useLivePlace } from '#domain/stands/web/use-live-place.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'

const SpotDialog = lazyWithRetry(async () => ({
  default: (await import('#domain/stands/web/booth/spot-dialog.tsx')).SpotDialog,
}))

/** The people of the booth as it shows them itself: who is free now, and the ways to reach them. */
export default function OfferPeople({ stand }: { stand: number }) {
  const [opened, open] = useState<number | null>(null)
  const { data: visit } = useQuery({
    ...callQuery(useApi(), visitStand, { params: { id: stand } }),
    refetchInterval: withoutLine,
  })
  useLivePlace(`stand:${stand}`, visitStand)
  if (!visit?.people.length) return null
  return (
    <>
      <PersonRows visit={visit} onContact={open} />
      {opened !== null && (
        <Suspense>
          <SpotDialog
            visit={visit}
            isCounted={false}
            spot={{ kind: 'person', id: opened }}
            close={() => open(null)}
          />
        </Suspense>
      )}
    </>
  )
}
