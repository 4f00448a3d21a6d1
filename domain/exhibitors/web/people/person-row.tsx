import { Briefcase, Mail, Shield, ShieldOff, UserMinus } from 'lucide-react'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ActionsMenu, type MenuEntry } from '#platform/web/ui/menu.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { FirmPerson } from '../../contract/firm-people.ts'
import { useAgo } from '../use-ago.ts'
import styles from './people.module.css'
import type { useStaff } from './use-staff.ts'

/** Null for those who only look. */
type Staff = ReturnType<typeof useStaff> | null

/** Somebody of the firm: what they may do, where they work, when they were last here. */
export function PersonRow({
  person,
  staff,
  mayChange,
  onRemove,
}: {
  person: FirmPerson
  staff: Staff
  /** What they may do, and whether they stay; else they are only written to. */
  mayChange: boolean
  onRemove: (person: FirmPerson) => void
}) {
  const t = useWords('exhibitors')
  const ago = useAgo()
  const fair = useFair()
  const name = `${person.firstName} ${person.lastName}`
  const actions = usePersonActions(person, staff, onRemove).filter(({ id }) => mayChange || id === 'invite')
  const rights = [
    ...(person.isFirmAdmin ? [t('people.kind_firm_admin')] : []),
    ...person.stands
      .filter(stand => stand.fair === fair?.id)
      .map(stand =>
        t(stand.as === 'admin' ? 'people.admin_of' : 'people.contact_of', {
          number: stand.number ?? t('tracking.unplaced'),
        }),
      ),
    ...(person.canRecruit ? [t('people.recruiter')] : []),
  ]
  return (
    <li className={styles.row}>
      <Avatar name={name} src={person.picture} face={person} size={52} />
      <div className={styles.who}>
        <b className={styles.name}>{name}</b>
        <span className={styles.small}>{[person.jobTitle, person.email].filter(Boolean).join(' · ')}</span>
        <span className={styles.small}>{rights.join(' · ') || t('people.no_booth')}</span>
      </div>
      <span className={styles.state}>
        {person.isDisabled ? (
          <Badge tone="err">{t('people.disabled')}</Badge>
        ) : person.isInvited ? (
          <Badge tone="fair">{t('people.pending')}</Badge>
        ) : person.lastLoginAt ? (
          t('people.seen', { when: ago(person.lastLoginAt) })
        ) : (
          staff && t('people.never')
        )}
      </span>
      {actions.length > 0 && <ActionsMenu name={name} entries={actions} />}
    </li>
  )
}

function usePersonActions(
  person: FirmPerson,
  staff: Staff,
  onRemove: (person: FirmPerson) => void,
): MenuEntry[] {
  const t = useWords('exhibitors')
  const fair = useFair()
  const { user } = usePerson()
  const isSelf = user?.id === person.id
  if (!staff) return []
  return [
    ...(person.isInvited
      ? [
          {
            id: 'invite',
            label: t('people.invite_again'),
            icon: Mail,
            onAction: () => void staff.inviteAgain(person),
          },
        ]
      : []),
    ...(isSelf
      ? []
      : [
          {
            id: 'admin',
            label: t(person.isFirmAdmin ? 'people.unmake_admin' : 'people.make_admin'),
            icon: person.isFirmAdmin ? ShieldOff : Shield,
            onAction: () => void staff.change(person, { isFirmAdmin: !person.isFirmAdmin }),
          },
        ]),
    ...(fair?.isUsingJobModule
      ? [
          {
            id: 'recruit',
            label: t(person.canRecruit ? 'people.unmake_recruiter' : 'people.make_recruiter'),
            icon: Briefcase,
            onAction: () => void staff.change(person, { canRecruit: !person.canRecruit }),
          },
        ]
      : []),
    ...(isSelf
      ? []
      : [
          {
            id: 'remove',
            label: t('people.remove'),
            icon: UserMinus,
            isDanger: true,
            onAction: () => onRemove(person),
          },
        ]),
  ]
}
