import { Mail } from 'lucide-react'
import { useState } from 'react'
import { usePerson } from '#domain/identity/web/person.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { Person, PersonRow } from '../contract/people-back.ts'
import { validationTones } from './person-cells.tsx'
import { PersonCluster } from './person-cluster.tsx'
import { PersonFairs } from './person-fairs.tsx'
import styles from './person-panel.module.css'
import { PersonRemoval } from './person-removal.tsx'
import { PersonType } from './person-type.tsx'
import { RefusalDialog } from './refusal-dialog.tsx'
import { usePeopleActions } from './use-people-actions.ts'

type Props = {
  person: Person
  mayChange: boolean
  /** Beside the list of people, which has a frame of its own and is where one stays. */
  isBeside?: boolean
}

/** What somebody may do and where, beside what they say of themselves. */
export function PersonPanel({ person, mayChange, isBeside }: Props) {
  const t = useWords('people')
  const { roles } = usePerson()
  const isSuper = roles.includes('superAdmin')
  return (
    <aside className={styles.panel} data-beside={isBeside || undefined} aria-label={t('person.panel')}>
      {person.memberships.map(membership => (
        <Membership key={membership.id} person={person} membership={membership} />
      ))}
      <Account person={person} />
      {mayChange && person.roles.includes('ROLE_CLUSTER_ADMIN') && <PersonCluster person={person} />}
      {(person.organizes.length > 0 || isSuper) && <PersonFairs person={person} mayChange={isSuper} />}
      {mayChange && (isSuper || (roles.includes('superOrganizer') && !person.isShared)) && (
        <PersonType person={person} />
      )}
      {mayChange && <PersonRemoval person={person} isSuper={isSuper} isBeside={isBeside} />}
    </aside>
  )
}

function Account({ person }: { person: Person }) {
  const t = useWords('people')
  const day = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'long' })
  const { invite, isPending } = usePeopleActions()
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('person.account')}</h2>
      <p>
        <Badge tone={person.account === 'active' ? 'ok' : person.account === 'disabled' ? 'err' : 'fair'}>
          {t(`people.account_${person.account}`)}
        </Badge>
      </p>
      <p className={styles.note}>
        {t('person.since', { day: day.format(new Date(person.createdAt)) })}
        <br />
        {person.lastLoginAt
          ? t('person.last_login', { day: day.format(new Date(person.lastLoginAt)) })
          : t('person.never')}
      </p>
      {(person.account === 'invited' || person.account === 'imported') && (
        <Button variant="soft" size="small" icon={Mail} isPending={isPending} onPress={() => invite(person)}>
          {t(person.account === 'imported' ? 'people.invite_first' : 'people.invite_again')}
        </Button>
      )}
    </section>
  )
}

function Membership({
  person,
  membership,
}: {
  person: PersonRow
  membership: PersonRow['memberships'][number]
}) {
  const t = useWords('people')
  const { validate, isPending } = usePeopleActions()
  const [isRefusing, refuse] = useState(false)
  const { fair, isValidated } = membership
  const inThisFair = [{ ...person, memberships: [membership] }]
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{fair.name ?? fair.homepage}</h2>
      <p>
        <Badge tone={validationTones[isValidated] ?? 'neutral'}>
          {t(`identity:validation.${isValidated}`)}
        </Badge>
      </p>
      <div className={styles.row}>
        {isValidated !== validationState.validated && (
          <Button variant="soft" size="small" isPending={isPending} onPress={() => validate(inThisFair, 1)}>
            {t('people.validate')}
          </Button>
        )}
        {isValidated !== validationState.refused && (
          <Button variant="secondary" size="small" onPress={() => refuse(true)}>
            {t('people.refuse')}
          </Button>
        )}
      </div>
      <RefusalDialog people={isRefusing ? inThisFair : []} onClose={() => refuse(false)} />
    </section>
  )
}
