import { UserMinus, UserPlus } from 'lucide-react'
import type { StandTeammate } from '#domain/stands/contract/endpoints.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { nameOf, Teammate } from './contact-list.tsx'
import styles from './contacts.module.css'
import type { Team } from './use-team.ts'

/** Those of the firm who are not at this booth yet: one press and they are. */
export function Colleagues({ team, people }: { team: Team; people: readonly StandTeammate[] }) {
  const t = useWords('people')
  const others = people.filter(one => one.contact === null)
  const rank = people.length - others.length
  if (!others.length) return <p className={styles.quiet}>{t('contacts.all_here')}</p>
  return (
    <ul className={styles.rows}>
      {others.map(one => (
        <li key={one.id} className={styles.row}>
          <Teammate person={one} />
          <Button
            variant="soft"
            size="small"
            icon={UserPlus}
            isDisabled={team.isBusy}
            aria-label={t('contacts.add_named', { name: nameOf(one) })}
            onPress={() => void team.addContact(one.id, rank)}
          >
            {t('contacts.add')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Who may furnish this booth besides the firm's admins. */
export function Admins({ team, people }: { team: Team; people: readonly StandTeammate[] }) {
  const t = useWords('people')
  const admins = people.filter(one => one.admin !== null)
  if (!admins.length) return <p className={styles.quiet}>{t('contacts.no_admin')}</p>
  return (
    <ul className={styles.rows}>
      {admins.map(one => (
        <li key={one.id} className={styles.row}>
          <Teammate person={one} />
          <Button
            variant="ghost"
            size="small"
            icon={UserMinus}
            isDisabled={team.isBusy}
            aria-label={t('contacts.remove_admin_named', { name: nameOf(one) })}
            onPress={() => void team.removeAdmin(one)}
          >
            {t('contacts.remove_admin')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
