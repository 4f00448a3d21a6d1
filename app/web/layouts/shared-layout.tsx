import { lazy, Suspense } from 'react'
import { usePerson } from '#domain/identity/web/person.ts'
import { runners } from '#platform/contract/runners.ts'
import { isFor } from '#platform/web/screens/screen.ts'
import { useScreen } from '#platform/web/screens/use-screen.ts'
import { workOf } from '#platform/web/words/words.ts'
import { ConferenceLayout } from './conference-layout.tsx'
import { WithWords } from './with-words.tsx'

// Only who runs a fair waits for it.
const ManageLayout = lazy(async () => ({ default: (await import('./manage-layouts.tsx')).ManageLayout }))

/** What everybody reads and those who run a fair work with: for them it is a page of the account area. */
export function SharedLayout() {
  const { roles } = usePerson()
  const { domain = '' } = useScreen() ?? {}
  if (!isFor(runners, roles)) return <ConferenceLayout />
  return (
    <Suspense fallback={null}>
      <WithWords of={['identity', 'registration', 'reference', 'lists', 'fairs', workOf(domain)]}>
        <ManageLayout />
      </WithWords>
    </Suspense>
  )
}
