import { useQuery } from '@tanstack/react-query'
import { usePerson } from '#domain/identity/web/person.ts'
import { pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ComputedFirm } from '../../contract/firm-card.ts'
import { peopleOfFirm } from '../../contract/firm-people.ts'
import styles from './firm-page.module.css'

/** Whom one meets on its booths; for members. */
export function FirmContacts({ firm, fair }: { firm: ComputedFirm; fair: number }) {
  const t = useWords('exhibitors')
  const api = useApi()
  const { status } = usePerson()
  const { data } = useQuery({
    ...pageQuery(api, peopleOfFirm, { params: { id: firm.id }, query: { pagination: 'false' } }),
    enabled: status === 'known',
  })
  const people = (data?.rows ?? []).filter(person =>
    person.stands.some(stand => stand.fair === fair && stand.as === 'contact'),
  )
  if (!people.length) return null
  return (
    <section aria-labelledby="firm-people">
      <h2 id="firm-people" className={styles.title}>
        {t('page.people')}
      </h2>
      <ul className={styles.people}>
        {people.map(person => (
          <li key={person.id}>
            <Avatar name={`${person.firstName} ${person.lastName}`} src={person.picture} size={52} />
            <span>
              <b>
                {person.firstName} {person.lastName}
              </b>
              <small>{person.jobTitle}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
