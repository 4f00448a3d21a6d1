import { validationState } from '#domain/reference/contract/validation-state.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { PersonRow } from '../contract/people-back.ts'
import styles from './person-cells.module.css'

export const nameOf = (person: Pick<PersonRow, 'firstName' | 'lastName'>) =>
  `${person.firstName} ${person.lastName}`

export const validationTones: readonly BadgeTone[] = ['fair', 'ok', 'err']

/** Who it is: portrait and name. */
export function PersonCell({ person }: { person: PersonRow }) {
  const name = nameOf(person)
  return (
    <span className={styles.person}>
      <Avatar
        name={name}
        src={person.picture}
        face={person}
        size={26}
        isDim={person.account === 'disabled'}
      />
      <span className={styles.name}>{name}</span>
    </span>
  )
}

/** Where they stand in each fair that is shown, and what keeps the account from being used: in colour what asks for a decision. */
export function StateCell({ person }: { person: PersonRow }) {
  const t = useWords('people')
  const isOne = person.memberships.length < 2
  return (
    <span className={styles.states}>
      {person.account !== 'active' &&
        (person.account === 'disabled' ? (
          <span className={styles.refused}>{t('people.account_disabled')}</span>
        ) : (
          <span className={styles.plain}>{t(`people.account_${person.account}`)}</span>
        ))}
      {person.memberships.map(({ id, fair, isValidated }) => {
        const state = t(`identity:validation.${isValidated}`)
        const words = isOne ? state : `${fair.name} · ${state}`
        return isValidated === validationState.waiting ? (
          <Badge key={id} tone="fair">
            {words}
          </Badge>
        ) : (
          <span key={id} className={isValidated === validationState.refused ? styles.refused : styles.plain}>
            {words}
          </span>
        )
      })}
    </span>
  )
}
