import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { useShownFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { WithWords } from './with-words.tsx'

type Props = { page: ComponentType<{ fair: number }> }

/** Whether this browser is counted in the fair of the page; nothing before it is known who reads. */
export function OwnVisits({ page: Page }: Props) {
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

/** At the foot of pages: who does not come that far asks nothing of the server. */
export function OwnVisitsWhenSeen(props: Props) {
  const box = useRef<HTMLSpanElement>(null)
  const [isSeen, see] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver(entries => {
      if (entries.some(entry => entry.isIntersecting)) see(true)
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return <span ref={box}>{isSeen && <OwnVisits {...props} />}</span>
}
