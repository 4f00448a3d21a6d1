import { Suspense } from 'react'
import { Outlet, useParams } from 'react-router'
import { CookieChoice } from '#domain/fairs/web/cookie-choice.ts'
import { FairProvider, useFair, useShownFair } from '#domain/fairs/web/fair-context.tsx'
import { CardSlot, type CardTarget } from '#domain/identity/web/card-slot.ts'
import { DevicesSlot } from '#domain/identity/web/devices-slot.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { leadKeepers } from '#domain/leads/contract/keepers.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { OwnVisits } from './layouts/own-visits.tsx'
import { WithWords } from './layouts/with-words.tsx'

/** Everything under one fair: its theme, its words for links, its modules. */
export function FairFrame() {
  const { salon } = useParams()
  return (
    <FairProvider salon={salon}>
      <CookieChoice value={<OwnVisits page={VisitChoice} />}>
        <CardSlot value={Card}>
          <DevicesSlot value={Devices}>
            <Outlet />
          </DevicesSlot>
        </CardSlot>
      </CookieChoice>
      <Queues />
      <Announced />
      <Scans />
      <Visits />
    </FairProvider>
  )
}

// Only who is logged in waits for it.
const OwnCard = lazyWithRetry(() => import('#domain/leads/web/card/own-card.tsx'))

/** Where somebody may hand their card. */
function Card(target: CardTarget) {
  const { status } = usePerson()
  if (status !== 'known') return null
  return (
    <Suspense fallback={null}>
      <WithWords of={['leads']}>
        <OwnCard {...target} />
      </WithWords>
    </Suspense>
  )
}

// Only who may be called waits for it.
const OwnDevices = lazyWithRetry(async () => ({
  default: (await import('#domain/calls/web/check/own-devices.tsx')).OwnDevices,
}))

/** Where somebody looks at their devices before they are called. */
function Devices() {
  const fair = useFair()
  if (!fair?.isUsingVisio) return null
  return (
    <Suspense fallback={null}>
      <WithWords of={['calls']}>
        <OwnDevices />
      </WithWords>
    </Suspense>
  )
}

// Only who is logged in waits for it.
const QueueProvider = lazyWithRetry(() => import('#domain/waiting/web/queue-provider.tsx'))

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

// Only who is logged in waits for it.
const Announcements = lazyWithRetry(() => import('#domain/chat/web/announcements.tsx'))

function Announced() {
  const fair = useFair()
  const { user } = usePerson()
  if (!user || !fair?.isUsingChat) return null
  return (
    <Suspense fallback={null}>
      <WithWords of={['chat']}>
        <Announcements key={fair.id} person={user.id} fair={fair.id} />
      </WithWords>
    </Suspense>
  )
}

// Only who works at a booth waits for it.
const ScanSending = lazyWithRetry(() => import('#domain/leads/web/scan/scan-sending.tsx'))

/** What was scanned on one page is sent from whichever is open. */
function Scans() {
  const { user } = usePerson()
  if (!user?.audiences.some(role => leadKeepers.some(keeper => keeper === role))) return null
  return (
    <Suspense fallback={null}>
      <ScanSending wordsFor={question => <WithWords of={['leads/work']}>{question}</WithWords>} />
    </Suspense>
  )
}

// After hydration: nothing is recorded before.
const VisitRecorder = lazyWithRetry(() => import('#domain/statistics/web/visit-recorder.tsx'))
const VisitChoice = lazyWithRetry(() => import('#domain/statistics/web/choice/visit-choice.tsx'))

function Visits() {
  const fair = useShownFair()
  const { status } = usePerson()
  if (!fair || status === 'unknown') return null
  return (
    <Suspense fallback={null}>
      <VisitRecorder fair={fair.id} wordsFor={page => <WithWords of={['statistics']}>{page}</WithWords>} />
    </Suspense>
  )
}
