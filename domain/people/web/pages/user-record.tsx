import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { correctable, users } from '#domain/identity/contract/user.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { ProfileForm } from '#domain/identity/web/profile/profile-form.tsx'
import { PersonMissing } from '#domain/registration/web/person-missing.tsx'
import { PersonAnswers } from '#domain/registration/web/registration-answers.tsx'
import { callQuery, recordQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { peoplePaths } from '../../contract/paths.ts'
import { backPerson, type Person as OnePerson } from '../../contract/people-back.ts'
import { useMayChange } from '../may-change.ts'
import { nameOf } from '../person-cells.tsx'
import { PersonPanel } from '../person-panel.tsx'
import { PersonReach } from '../person-reach.tsx'
import { usePeopleActions } from '../use-people-actions.ts'
import styles from './user-record.module.css'

/** Somebody's record, as far as the reader stands above them. */
export default function UserRecordPage() {
  const t = useWords('people')
  const api = useApi()
  const href = useSalonHref()
  const { user } = usePerson()
  const id = Number(useParams().id) || 0
  const { data, error, refetch } = useQuery({
    ...callQuery(api, backPerson, { params: { id } }),
    enabled: id > 0,
  })
  if (id === user?.id) return <Navigate replace to={href(accountPaths.userManage)} />
  if (error || !id)
    return (
      <ErrorState
        level={1}
        title={t('person.failed')}
        onRetry={() => void refetch()}
        action={<ButtonLink href={href(peoplePaths.userList)}>{t('people.title')}</ButtonLink>}
      >
        {error?.message}
      </ErrorState>
    )
  return data ? <Person person={data} /> : <Skeleton shape="rows" count={8} />
}

function Person({ person }: { person: OnePerson }) {
  const t = useWords('people')
  const say = useWords('validations')
  const { roles } = usePerson()
  const mayChange = useMayChange(person)
  return (
    <>
      <div className={styles.head}>
        <Avatar
          name={nameOf(person)}
          src={person.picture}
          face={person}
          size={72}
          isDim={person.account === 'disabled'}
        />
        <PageTitle
          title={nameOf(person)}
          lead={[person.userType.name, person.firm?.name, person.email].filter(Boolean).join(' · ')}
        />
        <div className={styles.reach}>
          <PersonReach person={person} />
        </div>
      </div>
      <div className={styles.columns}>
        <PersonPanel person={person} mayChange={mayChange} />
        {mayChange ? (
          <div>
            <PersonMissing id={person.id} />
            <PersonAnswers id={person.id} />
            {person.isShared ? (
              <p className={styles.above}>{say('person_shared')}</p>
            ) : (
              !roles.includes('superAdmin') && <p className={styles.above}>{t('person.own_fields')}</p>
            )}
            <Profile person={person} />
          </div>
        ) : (
          <p className={styles.above}>{t('person.not_yours')}</p>
        )}
      </div>
    </>
  )
}

/** Of what is not theirs alone a super admin changes everything, whoever runs a fair what they call by and print. */
function Profile({ person: { id, isShared } }: { person: OnePerson }) {
  const t = useWords('people')
  const api = useApi()
  const { roles } = usePerson()
  const { refreshPeople } = usePeopleActions()
  const mayChange = (field: string) =>
    roles.includes('superAdmin') || (!isShared && correctable.includes(field))
  const { data, error, refetch } = useQuery(recordQuery(api, users, id))
  if (error)
    return (
      <ErrorState title={t('identity:profile.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  return data ? (
    <ProfileForm user={data} mayChange={mayChange} onSaved={refreshPeople} />
  ) : (
    <Skeleton shape="rows" count={8} />
  )
}
