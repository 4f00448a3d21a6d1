import type { ReactNode } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { samePage } from '#platform/web/screens/same-page.ts'
import { useScreen } from '#platform/web/screens/use-screen.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { accountPaths } from '../contract/paths.ts'
import styles from './account-card.module.css'
import { useOwnFairs } from './own-fairs.ts'
import { usePerson } from './person.ts'

/** Name and roles, which lead to one's profile; validation only as long as it is awaited or refused. */
export function AccountCard({ children }: { children?: ReactNode }) {
  const t = useWords('identity')
  const { user } = usePerson()
  const fair = useFair()
  const href = useSalonHref()
  if (!user) return null
  const name = `${user.firstName} ${user.lastName}`
  // Whoever is a member of several fairs is validated in each of them.
  const membership = fair?.isMultiFair ? user.fairUsers.find(one => one.fair.id === fair.id) : undefined
  const state = membership?.isValidated ?? user.isValidated
  // Each role of a booth is one of an exhibitor.
  const labels = user.labels.filter((label, _, all) => label !== 'exhibitor' || all.length === 1)
  const roles = labels.map(label => t(`roles.${label}`)).join(', ')
  return (
    <section className={styles.card} aria-label={name}>
      {children}
      <Link className={styles.who} to={href(accountPaths.userManage)}>
        <Avatar name={name} src={user.picture?.thumbnailPath ?? null} face={user} size={34} />
        <span className={styles.words}>
          <b>{name}</b>
          <span className={styles.roles} title={roles}>
            {roles}
          </span>
        </span>
        {state !== validationState.validated && (
          <Badge tone={state === validationState.refused ? 'err' : 'fair'}>{t(`validation.${state}`)}</Badge>
        )}
      </Link>
    </section>
  )
}

/** Another fair, the same page, without what belongs to the fair that is left. */
export function FairSelector() {
  const t = useWords('identity')
  const fair = useFair()
  const fairs = useOwnFairs()
  const screen = useScreen()
  const params = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  if (fairs.length < 2 || !fair || !screen) return null
  const change = (slug: string | null) => {
    const to = fairs.find(one => one.homepage === slug)
    if (to && to.id !== fair.id)
      void navigate(samePage(screen, to, { params, search: new URLSearchParams(search) }))
  }
  return (
    <SelectField
      label={t('account.fair')}
      value={fair.homepage}
      onChange={change}
      options={fairs.map(one => ({ id: one.homepage, label: one.name }))}
    />
  )
}
