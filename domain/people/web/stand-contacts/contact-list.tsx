import { UserMinus, UserPlus } from 'lucide-react'
import type { StandTeammate } from '#domain/stands/contract/endpoints.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ReorderList } from '#platform/web/ui/reorder-list.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './contacts.module.css'
import type { Team } from './use-team.ts'

export const nameOf = (one: StandTeammate) => `${one.firstName} ${one.lastName}`

/** A person of the firm, and what they are here. */
export function Teammate({ person }: { person: StandTeammate }) {
  const t = useWords('people')
  return (
    <span className={styles.person}>
      <Avatar name={nameOf(person)} src={person.picture} face={person} size={38} />
      <span className={styles.words}>
        <b>{nameOf(person)}</b>
        <small>{person.jobTitle ?? person.email}</small>
      </span>
      <span className={styles.marks}>
        {person.isInvited && <Badge>{t('contacts.invited')}</Badge>}
        {person.isFirmAdmin && <Badge tone="fair">{t('contacts.firm_admin')}</Badge>}
        {person.admin !== null && !person.isFirmAdmin && (
          <Badge tone="fair">{t('contacts.stand_admin')}</Badge>
        )}
      </span>
    </span>
  )
}

/** Whom visitors find at the booth, in this order. */
export function ContactList({ team, people }: { team: Team; people: readonly StandTeammate[] }) {
  const t = useWords('people')
  const contacts = people.filter(one => one.contact !== null)
  if (!contacts.length)
    return (
      <EmptyState isPlain title={t('contacts.none')}>
        {t('contacts.none_text')}
      </EmptyState>
    )
  return (
    <ReorderList
      label={t('contacts.title')}
      items={contacts}
      itemId={one => String(one.contact)}
      itemName={nameOf}
      onReorder={ids => void team.order(ids.map(Number))}
      actions={one => [
        ...(one.admin === null && !one.isFirmAdmin
          ? [
              {
                id: 'admin',
                label: t('contacts.make_admin'),
                icon: UserPlus,
                onAction: () => void team.addAdmin(one.id),
              },
            ]
          : []),
        {
          id: 'remove',
          label: t('contacts.remove'),
          icon: UserMinus,
          onAction: () => void team.removeContact(one),
        },
      ]}
    >
      {one => <Teammate person={one} />}
    </ReorderList>
  )
}
