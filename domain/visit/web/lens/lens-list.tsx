import { use } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { ContactActions } from '#domain/identity/web/contact-actions.ts'
import type { FreePerson } from '#domain/stands/contract/free-people.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { FreePortrait } from './free-portrait.tsx'
import styles from './lens.module.css'
import type { Lens } from './lens.ts'
import { LensHead } from './lens-head.tsx'
import { codesOf } from './spoken.ts'
import { useChosenPerson } from './use-chosen-person.ts'
import { keyOf, useFreePeople } from './use-free-people.ts'

type Props = {
  place: { fair: number; hall?: number }
  lens: Lens
  under: string
  /** Of a fair: what its halls are called, in their order. */
  halls?: readonly { id: number; name: string }[]
}

/** The same people as a list, in the same order. */
export function LensList({ place, lens, under, halls }: Props) {
  const { people } = useFreePeople(place, lens.language)
  const chosen = useChosenPerson({ people, leave: () => lens.setOn(false) })
  return (
    <section ref={chosen.layer}>
      <LensHead place={place} lens={lens} under={under} level={2} />
      {halls ? (
        halls.map(({ id, name }) => {
          const inside = people.filter(one => one.hall === id)
          return (
            inside.length > 0 && (
              <section key={id} aria-labelledby={`free-${id}`}>
                <h3 id={`free-${id}`} className={styles.hall}>
                  {name}
                </h3>
                <People people={inside} />
              </section>
            )
          )
        })
      ) : (
        <People people={people} />
      )}
    </section>
  )
}

function People({ people }: { people: readonly FreePerson[] }) {
  const t = useWords('visit')
  const href = useSalonHref()
  const Actions = use(ContactActions)
  return (
    <ol className={styles.rows}>
      {people.map(person => {
        const { stand } = person
        const role = [person.jobTitle, stand.name, stand.number].filter(Boolean)
        return (
          <li key={keyOf(person)} className={styles.row}>
            <FreePortrait person={person} size={46} />
            <div className={styles.rowWho}>
              <Link
                className={styles.rowName}
                data-person={keyOf(person)}
                to={`${href(visitPaths.standVisit, { id: stand.id })}#person-${person.id}`}
              >
                {person.firstName} {person.lastName}
              </Link>
              <p>{role.join('\u00a0· ')}</p>
            </div>
            <p className={styles.rowState}>
              <Badge tone="free">{t('scenes:scene.free', { count: 1 })}</Badge>
              {person.languages.length > 0 && <Badge>{codesOf(person.languages)}</Badge>}
            </p>
            <div className={styles.rowActions}>
              <Actions
                person={person}
                stand={stand}
                context={{ kind: 'booth', id: stand.id, title: stand.name }}
                look="icon"
              />
            </div>
          </li>
        )
      })}
    </ol>
  )
}
