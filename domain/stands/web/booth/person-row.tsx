import { use } from 'react'
import { ContactActions } from '#domain/identity/web/contact-actions.ts'
import { StatusMark } from '#domain/presence/web/status-mark.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { VisitPerson } from '../../contract/stand-visit.ts'
import styles from './booth.module.css'

/** Whether somebody is free now, and when they will be, where that is known. */
export function PersonState({ person: { free, busy, until } }: { person: VisitPerson }) {
  return <StatusMark status={free ? 'free' : busy ? 'busy' : 'offline'} until={until} />
}

type Props = {
  person: VisitPerson
  color: string
  stand: { id: number; name: string }
  onContact: () => void
}

/** A person of the booth, whether they are free now, their card behind their name, and the ways to reach them. */
export function PersonRow({ person, color, stand, onContact }: Props) {
  const Actions = use(ContactActions)
  const t = useWords('stands')
  const name = `${person.firstName} ${person.lastName}`
  return (
    <li id={`person-${person.id}`} className={styles.person}>
      <Avatar name={name} src={person.picture} face={{ ...person, color }} size={52} isLit={person.free} />
      <div className={styles.who}>
        <button
          type="button"
          className={styles.card}
          aria-haspopup="dialog"
          aria-label={t('stand.contact_named', { name })}
          onClick={onContact}
        >
          {name}
        </button>
        <p className={styles.role}>
          {[person.jobTitle, person.languages.map(code => code.toUpperCase()).join('\u00a0· ')]
            .filter(Boolean)
            .join('\u00a0· ')}
        </p>
        <PersonState person={person} />
      </div>
      <div className={styles.actions}>
        <Actions
          person={person}
          stand={stand}
          context={{ kind: 'booth', id: stand.id, title: stand.name }}
          look="icon"
        />
      </div>
    </li>
  )
}
