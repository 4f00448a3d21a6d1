import { type ComponentType, Suspense } from 'react'
import { useShownFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { WithWords } from './with-words.tsx'

/** Whether this browser is counted in the fair of the page; nothing before it is known who reads. */
export function OwnVisits({ page: Page }: { page: ComponentType<{ fair: number }> }) {
  const fair = useShownFair()
  const { status } = usePerson()
  if (!fair || status === 'unknown') return null
  return (
    <Suspense fallback={null}>
      <WithWords of={['statistics']}>
        <Page fair={fair.id} />
      </WithWords>
    </Suspense>
  )
}
