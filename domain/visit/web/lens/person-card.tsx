import { X } from 'lucide-react'
import { use, useEffect, useRef } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { ContactActions } from '#domain/identity/web/contact-actions.ts'
import type { FreePerson } from '#domain/stands/contract/free-people.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { FreePortrait } from './free-portrait.tsx'
import styles from './lens.module.css'
import { codesOf } from './spoken.ts'
import { keyOf } from './use-free-people.ts'

type Props = {
  person: FreePerson
  isFree: boolean
  /** Who else is free at the same booth. */
  others: readonly FreePerson[]
  onOpen: (person: FreePerson) => void
  onClose: () => void
}

/** Somebody who is free, with the ways to reach them at hand. */
export function PersonCard({ person, isFree, others, onOpen, onClose }: Props) {
  const t = useWords('visit')
  const href = useSalonHref()
  const Actions = use(ContactActions)
  const title = useRef<HTMLHeadingElement>(null)
  const { stand } = person
  const name = `${person.firstName} ${person.lastName}`
  const key = keyOf(person)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is opened is read first
  useEffect(() => title.current?.focus({ preventScroll: true }), [key])
  return (
    <section className={styles.card} aria-label={name}>
      <header className={styles.who}>
        <FreePortrait person={person} size={56} isLit={isFree} />
        <div>
          <h2 ref={title} tabIndex={-1} className={styles.name}>
            {name}
          </h2>
          {person.jobTitle && <p>{person.jobTitle}</p>}
          <p>
            {stand.name}, {stand.number}
          </p>
        </div>
        <Button variant="icon" icon={X} aria-label={t('scenes:scene.close')} onPress={onClose} />
      </header>
      <p className={styles.states}>
        {isFree ? (
          <Badge tone="free">{t('scenes:scene.free', { count: 1 })}</Badge>
        ) : (
          <Badge>{t('lens.no_longer')}</Badge>
        )}
        {person.languages.length > 0 && <Badge>{codesOf(person.languages)}</Badge>}
      </p>
      <div className={styles.actions}>
        <Actions
          person={person}
          stand={stand}
          context={{ kind: 'booth', id: stand.id, title: stand.name }}
          look="primary"
        />
      </div>
      {others.length > 0 && (
        <ul className={styles.others} aria-label={t('lens.also')}>
          {others.map(other => (
            <li key={keyOf(other)}>
              <button type="button" className={styles.other} onClick={() => onOpen(other)}>
                <FreePortrait person={other} size={34} />
                <b>
                  {other.firstName} {other.lastName}
                </b>
                <span>{codesOf(other.languages)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Link
        className={styles.toBooth}
        to={`${href(visitPaths.standVisit, { id: stand.id })}#person-${person.id}`}
      >
        {t('lens.to_booth', { number: stand.number })}
      </Link>
    </section>
  )
}
