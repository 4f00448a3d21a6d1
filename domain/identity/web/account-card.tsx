import type { ReactNode } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { samePage } from '#platform/web/screens/same-page.ts'
import { useScreen } from '#platform/web/screens/use-screen.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { standConfiguration } from '../contract/paths.ts'
import styles from './account-card.module.css'
import { useOwnFairs } from './own-fairs.ts'
import { usePerson } from './person.ts'

/** Name, roles, state of validation, and the fair one is looking at; with the ways to others. */
export function AccountCard({ children }: { children?: ReactNode }) {
  const t = useWords('identity')
  const { user, roles } = usePerson()
  const fair = useFair()
  const href = useSalonHref()
  if (!user) return null
  const name = `${user.firstName} ${user.lastName}`
  // Whoever is a member of several fairs is validated in each of them.
  const membership = fair?.isMultiFair ? user.fairUsers.find(one => one.fair.id === fair.id) : undefined
  const state = membership?.isValidated ?? user.isValidated
  const hasBooth = user.firm && user.standIds.length > 0 && !roles.includes('visitor')
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.who}>
        <Avatar name={name} src={user.picture?.thumbnailPath ?? null} face={user} size={52} />
        <div className={styles.words}>
          <span className={styles.hello}>{t('account.hello')}</span>
          <b>{name}</b>
        </div>
      </div>
      <p className={styles.roles}>{user.labels.map(label => t(`roles.${label}`)).join(', ')}</p>
      <Badge
        tone={
          state === validationState.validated ? 'ok' : state === validationState.refused ? 'err' : 'neutral'
        }
      >
        {t(`validation.${state}`)}
      </Badge>
      <FairSelector />
      {children}
      {hasBooth && (
        <ButtonLink variant="soft" size="small" href={href(standConfiguration)}>
          {t('account.configure_booth')}
        </ButtonLink>
      )}
    </section>
  )
}

/** Another fair, the same page, without what belongs to the fair that is left. */
function FairSelector() {
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
    <div className={styles.fair}>
      <SelectField
        label={t('account.fair')}
        value={fair.homepage}
        onChange={change}
        options={fairs.map(one => ({ id: one.homepage, label: one.name }))}
      />
    </div>
  )
}
