import { useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { ContactActions } from '#domain/identity/web/contact-actions.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { PersonContact } from '#domain/identity/web/person-contact.tsx'
import { pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ComputedFirm } from '../../contract/firm-card.ts'
import { peopleOfFirm } from '../../contract/firm-people.ts'
import { FirmReach } from '../firm-reach.tsx'
import styles from './firm-page.module.css'

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`

/** Whom one meets on its booths, and how to reach them; for members. */
export function FirmContacts({ firm, fair }: { firm: ComputedFirm; fair: number }) {
  const t = useWords('exhibitors')
  const api = useApi()
  const { status } = usePerson()
  const Actions = use(ContactActions)
  const [reached, setReached] = useState<number | null>(null)
  const { data } = useQuery({
    ...pageQuery(api, peopleOfFirm, { params: { id: firm.id }, query: { pagination: 'false' } }),
    enabled: status === 'known',
  })
  const people = (data?.rows ?? []).filter(person =>
    person.stands.some(stand => stand.fair === fair && stand.as === 'contact'),
  )
  if (!people.length) return null
  const person = people.find(one => one.id === reached)
  return (
    <section aria-labelledby="firm-people">
      <h2 id="firm-people" className={styles.title}>
        {t('page.people')}
      </h2>
      <ul className={styles.people}>
        {people.map(person => (
          <li key={person.id}>
            <Avatar
              name={nameOf(person)}
              src={person.picture}
              face={{ ...person, color: firm.color }}
              size={52}
            />
            <span>
              <b>{nameOf(person)}</b>
              <small>{person.jobTitle}</small>
            </span>
            <Actions
              person={person}
              context={{ kind: 'exhibitor', id: firm.id, title: firm.name }}
              look="icon"
            />
            <Button
              variant="ghost"
              aria-label={t('page.contact_named', { name: nameOf(person) })}
              onPress={() => setReached(person.id)}
            >
              {t('page.contact')}
            </Button>
          </li>
        ))}
      </ul>
      {person && (
        <Dialog title={nameOf(person)} isOpen onOpenChange={isOpen => !isOpen && setReached(null)}>
          <PersonContact id={person.id} onReach={() => setReached(null)} />
          <p className={styles.reach}>
            <FirmReach firm={firm.id} fair={fair} />
          </p>
        </Dialog>
      )}
    </section>
  )
}
