import { lazy, Suspense } from 'react'
import { Outlet, useParams } from 'react-router'
import { FairProvider } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { WithWords } from './layouts/with-words.tsx'

/** Everything under one fair: its theme, its words for links, its modules. */
export function FairFrame() {
  const { salon } = useParams()
  return (
    <FairProvider salon={salon}>
      <Outlet />
      <Queues />
    </FairProvider>
  )
}

// Only who is logged in waits for it.
const QueueProvider = lazy(() => import('#domain/waiting/web/queue-provider.tsx'))

function Queues() {
  const { status } = usePerson()
  if (status !== 'known') return null
  return (
    <Suspense fallback={null}>
      <WithWords of={['waiting']}>
        <QueueProvider />
      </WithWords>
    </Suspense>
  )
}
