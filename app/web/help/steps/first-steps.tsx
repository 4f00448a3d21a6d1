import { ArrowRight, ChevronDown, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { Beginner } from '#domain/identity/contract/first-steps.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { isFor } from '#platform/web/screens/screen.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { useWords, withAnyKey } from '#platform/web/words/words.ts'
import { WithWords } from '../../layouts/with-words.tsx'
import { screenNamed } from '../../screens.ts'
import styles from './first-steps.module.css'
import { stepsOf } from './steps.ts'
import { useFirstSteps } from './use-first-steps.ts'
import { useRoom } from './use-room.ts'

/** Pixels of a page that somebody scrolls to read on. */
const readOn = 80

/**
 * One line until they are wanted on a phone, where the place is what one came for, and wherever somebody scrolls on:
 * what they come to lies free.
 */
function useFold(isKept: boolean) {
  const card = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(() => !matchMedia('(max-width: 640px)').matches)
  useEffect(() => {
    if (!isOpen || isKept) return
    const from = scrollY
    const fold = () => {
      const isUsed = card.current?.contains(document.activeElement)
      if (!isUsed && Math.abs(scrollY - from) > readOn) setIsOpen(false)
    }
    addEventListener('scroll', fold, { passive: true })
    return () => removeEventListener('scroll', fold)
  }, [isOpen, isKept])
  return { card, isOpen, setIsOpen }
}

type Props = { role: Beginner; isKnown: boolean; screen: string }

function Steps({ role, isKnown, screen }: Props) {
  const t = useWords('steps')
  const say = withAnyKey(t)
  const href = useSalonHref()
  const { roles } = usePerson()
  const steps = stepsOf(role, isKnown, roles)
  const { isShown, at, goOn, dismiss } = useFirstSteps(role, steps.length)
  const step = steps[at]
  const room = useRoom(screen)
  const { card, isOpen, setIsOpen } = useFold(room !== null)
  if (!isShown || !step) return null
  const isLast = at === steps.length - 1
  const page = step.page === undefined || step.page === screen ? undefined : screenNamed(step.page)
  const way = page && isFor(page.allow, roles) ? page.path : null
  const shown = (
    <section
      ref={card}
      className={classNames(styles.steps, (isOpen || room) && styles.open, room && styles.inMenu)}
      aria-label={t('title')}
    >
      <p className={styles.count}>
        <b>{t('title')}</b> {t('count', { at: at + 1, of: steps.length })}
      </p>
      <div className={styles.toggle}>
        <Button
          variant="ghost"
          iconAfter={ChevronDown}
          aria-expanded={isOpen}
          onPress={() => setIsOpen(!isOpen)}
        >
          <b>{t('title')}</b>{' '}
          <span className={styles.of}>{t('count', { at: at + 1, of: steps.length })}</span>
        </Button>
      </div>
      <p className={styles.text} aria-live="polite">
        {say(`text.${step.id}`)}
      </p>
      <div className={styles.actions}>
        {way && (
          <ButtonLink size="small" variant="secondary" href={href(way)}>
            {say(`way.${step.id}`)}
          </ButtonLink>
        )}
        <Button
          size="small"
          variant="ghost"
          iconAfter={isLast ? undefined : ArrowRight}
          onPress={isLast ? dismiss : goOn}
        >
          {t(isLast ? 'done' : 'next')}
        </Button>
        <Button variant="icon" icon={X} aria-label={t('dismiss')} onPress={dismiss} />
      </div>
    </section>
  )
  return room ? createPortal(shown, room) : shown
}

const FirstSteps = (props: Props) => (
  <WithWords of={['steps']}>
    <Steps {...props} />
  </WithWords>
)
export default FirstSteps
