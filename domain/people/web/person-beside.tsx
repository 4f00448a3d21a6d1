import { useQuery } from '@tanstack/react-query'
import { usePerson } from '#domain/identity/web/person.ts'
import { PersonMissing } from '#domain/registration/web/person-missing.tsx'
import { PersonAnswers } from '#domain/registration/web/registration-answers.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { RecordBeside } from '#platform/web/list/record-beside.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { backPerson, type Person, type PersonRow } from '../contract/people-back.ts'
import { useMayChange } from './may-change.ts'
import styles from './person-beside.module.css'
import { nameOf } from './person-cells.tsx'
import { PersonPanel } from './person-panel.tsx'
import { PersonReach } from './person-reach.tsx'

/** Somebody of the list beside it: who it is, what they answered, what is decided on them. */
export default function PersonBeside({ row }: { row: PersonRow }) {
  const t = useWords('people')
  const { user } = usePerson()
  const { data, error, refetch } = useQuery(callQuery(useApi(), backPerson, { params: { id: row.id } }))
  return (
    <RecordBeside
      mark={
        <Avatar
          name={nameOf(row)}
          src={row.picture}
          face={row}
          size={72}
          isDim={row.account === 'disabled'}
        />
      }
      name={nameOf(row)}
      lead={
        <>
          <p>{[row.userType.name, row.firm?.name].filter(Boolean).join(' · ')}</p>
          <a href={`mailto:${row.email}`}>{row.email}</a>
        </>
      }
    >
      <div className={styles.reach}>
        <PersonReach person={row} />
      </div>
      {error ? (
        <ErrorState title={t('person.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : data ? (
        row.id !== user?.id && <Decisions person={data} />
      ) : (
        <Skeleton shape="rows" count={5} />
      )}
    </RecordBeside>
  )
}

function Decisions({ person }: { person: Person }) {
  const mayChange = useMayChange(person)
  return (
    <>
      {mayChange && (
        <>
          <PersonMissing id={person.id} />
          <PersonAnswers id={person.id} />
        </>
      )}
      <PersonPanel person={person} mayChange={mayChange} isBeside />
    </>
  )
}
