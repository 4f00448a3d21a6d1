import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { PersonRow } from '../contract/people-back.ts'
import styles from './person-cells.module.css'

export const nameOf = (person: Pick<PersonRow, 'firstName' | 'lastName'>) =>
  `${person.firstName} ${person.lastName}`

export const validationTones: readonly BadgeTone[] = ['neutral', 'ok', 'err']

/** Who it is: portrait, name, address. */
export function PersonCell({ person }: { person: PersonRow }) {
  const name = nameOf(person)
  return (
    <span className={styles.person}>
      <Avatar name={name} src={person.picture} face={person} isDim={person.account === 'disabled'} />
      <span className={styles.lines}>
        <span>{name}</span>
        <span className={styles.second}>{person.email}</span>
      </span>
    </span>
  )
}

/** As what, and for whom. */
export function KindCell({ person }: { person: PersonRow }) {
  return (
    <span className={styles.lines}>
      <span>{person.userType.name}</span>
      {person.firm && <span className={styles.second}>{person.firm.name}</span>}
    </span>
  )
}

/** Where they stand: validated or not in each fair that is shown, and what keeps the account from being used. */
export function StateCell({ person }: { person: PersonRow }) {
  const t = useWords('people')
  const isOne = person.memberships.length < 2
  return (
    <span className={styles.states}>
      {person.account !== 'active' && (
        <Badge tone={person.account === 'disabled' ? 'err' : 'fair'}>
          {t(`people.account_${person.account}`)}
        </Badge>
      )}
      {person.memberships.map(({ id, fair, isValidated }) => (
        <Badge key={id} tone={validationTones[isValidated] ?? 'neutral'}>
          {isOne
            ? t(`identity:validation.${isValidated}`)
            : `${fair.name} · ${t(`identity:validation.${isValidated}`)}`}
        </Badge>
      ))}
    </span>
  )
}
