import { BadgeCheck, DoorClosed, DoorOpen, Hourglass } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { SessionUser } from '#domain/identity/contract/session.ts'
import type { RegistrationLinks } from '#domain/identity/web/login-form.tsx'
import { Outcome } from '#domain/identity/web/outcome.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { safePath } from '#platform/contract/href.ts'
import { runners } from '#platform/contract/runners.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { Closed } from './closed.tsx'
import { EntryBadge } from './entry-badge.tsx'
import { JoinForm } from './join-form.tsx'
import { JoinLead } from './join-lead.tsx'
import styles from './registration-form.module.css'
import { useJoin, useJoinForm } from './use-join.ts'

type Fair = Pick<PublicFair, 'id' | 'homepage' | 'name'>

/** Somebody who is logged in needs no second account: what the fair still asks, and they are in it too. */
export function JoinFair({ fair, open }: { fair: Fair; open: RegistrationLinks }) {
  const t = useWords('registration')
  const href = useSalonHref()
  const { user, roles } = usePerson()
  const [search] = useSearchParams()
  if (!user) return null
  const mine = user.fairUsers.find(one => one.fair.id === fair.id)
  const onward = safePath(search.get('next')) ?? href('/')
  const enter = <ButtonLink href={onward}>{t('join.enter')}</ButtonLink>
  if (runners.some(role => roles.includes(role)))
    return (
      <Outcome icon={DoorOpen} title={t('join.runs', { fair: fair.name })} actions={enter}>
        {t('join.runs_text')}
      </Outcome>
    )
  if (mine?.isValidated === validationState.refused)
    return (
      <Outcome
        icon={DoorClosed}
        tone="quiet"
        title={t('join.refused', { fair: fair.name })}
        actions={
          <>
            <ButtonLink href={href(fairPaths.contact)}>{t('register.write')}</ButtonLink>
            <ButtonLink variant="ghost" href={href('/')}>
              {t('join.enter')}
            </ButtonLink>
          </>
        }
      >
        {t('join.state_2')}
      </Outcome>
    )
  if (mine)
    return (
      <Outcome
        icon={mine.isValidated === validationState.validated ? BadgeCheck : Hourglass}
        title={t('join.done', { fair: fair.name })}
        actions={enter}
      >
        {t(`join.state_${mine.isValidated}`)}
      </Outcome>
    )
  const isForFirm = Boolean(user.firm) && roles.includes('firmAdmin')
  if (!open[isForFirm ? 'exhibitor' : 'visitor']) return <Closed />
  return <Join fair={fair} user={user} isForFirm={isForFirm} />
}

type Props = { fair: Fair; user: SessionUser; isForFirm: boolean }

function Join({ fair, user, isForFirm }: Props) {
  const t = useWords('registration')
  const { formtype } = useParams()
  const { data: form, error, refetch } = useJoinForm(fair)
  const blocks = form?.blocks ?? []
  const join = useJoin(fair, blocks)
  if (error)
    return (
      <ErrorState level={1} title={t('join.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!form) return <Skeleton shape="rows" count={4} />
  const lead = <JoinLead type={form.type} isAsking={blocks.length > 0} />
  const noFirm = formtype === 'exhibitor' && !isForFirm && <p>{t('join.no_firm')}</p>
  if (!blocks.length)
    return (
      <Outcome icon={DoorOpen} title={t('join.title', { fair: fair.name })}>
        {lead}
        {noFirm}
        <JoinForm fair={fair} blocks={blocks} join={join} />
      </Outcome>
    )
  const known = {
    firstName: user.firstName,
    lastName: user.lastName,
    ...(isForFirm && { firmName: user.firm?.name }),
  }
  return (
    <>
      <PageTitle
        title={t('join.title', { fair: fair.name })}
        lead={
          <>
            {lead}
            {noFirm}
          </>
        }
      />
      <div className={styles.columns}>
        <JoinForm fair={fair} blocks={blocks} join={join} />
        <EntryBadge fair={fair} type={form.type} values={{ ...known, ...join.values }} />
      </div>
    </>
  )
}
