import { Briefcase, Mail, Shield, ShieldOff, UserMinus } from 'lucide-react'
import type { FirmPerson } from '#domain/exhibitors/contract/firm-people.ts'
import styles from '#domain/exhibitors/web/people.module.css'
import { useAgo } from '#domain/exhibitors/web/use-ago.ts'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ActionsMenu, type MenuEntry } from '#platform/web/ui/menu.tsx'
import { useWords } from '#platform/web/words/words.ts'
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
  const t = useWords('people')
  const ago = useAgo()
  const fair = useFair()
  const name = `${person.firstName} ${person.lastName}`
  const actions = usePersonActions(person, staff, onRemove).filter(({ id }) => mayChange || id === 'invite')
  const rights = [
    ...(person.isFirmAdmin ? [t('team.kind_firm_admin')] : []),
    ...person.stands
      .filter(stand => stand.fair === fair?.id)
      .map(stand =>
        t(stand.as === 'admin' ? 'team.admin_of' : 'team.contact_of', {
          number: stand.number ?? t('exhibitors:tracking.unplaced'),
        }),
      ),
    ...(person.canRecruit ? [t('team.recruiter')] : []),
  ]
  return (
    <li className={styles.row}>
      <Avatar name={name} src={person.picture} face={person} size={52} />
      <div className={styles.who}>
        <b className={styles.name}>{name}</b>
        <span className={styles.small}>{[person.jobTitle, person.email].filter(Boolean).join(' · ')}</span>
        <span className={styles.small}>{rights.join(' · ') || t('team.no_booth')}</span>
      </div>
      <span className={styles.state}>
        {person.isDisabled ? (
          <Badge tone="err">{t('team.disabled')}</Badge>
        ) : person.isInvited ? (
          <Badge tone="fair">{t('team.pending')}</Badge>
        ) : person.lastLoginAt ? (
          t('team.seen', { when: ago(person.lastLoginAt) })
        ) : (
          staff && t('team.never')
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
  const t = useWords('people')
  const fair = useFair()
  const { user } = usePerson()
  const isSelf = user?.id === person.id
  if (!staff) return []
  return [
    ...(person.isInvited
      ? [
          {
            id: 'invite',
            label: t('team.invite_again'),
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
            label: t(person.isFirmAdmin ? 'team.unmake_admin' : 'team.make_admin'),
            icon: person.isFirmAdmin ? ShieldOff : Shield,
            onAction: () => void staff.change(person, { isFirmAdmin: !person.isFirmAdmin }),
          },
        ]),
    ...(fair?.isUsingJobModule
      ? [
          {
            id: 'recruit',
            label: t(person.canRecruit ? 'team.unmake_recruiter' : 'team.make_recruiter'),
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
            label: t('team.remove'),
            icon: UserMinus,
            isDanger: true,
            onAction: () => onRemove(person),
          },
        ]),
  ]
}
