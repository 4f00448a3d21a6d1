import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, Hourglass, Unlink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { type Api, ProblemError } from '#platform/web/api/client.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { confirmEmail, confirmRegistration } from '../../contract/confirmation.ts'
import { tokenIn } from '../../contract/mail-links.ts'
import { accountPaths } from '../../contract/paths.ts'
import { Outcome } from '../outcome.tsx'
import { usePerson } from '../person.ts'
import { KeepAccount } from '../profile/keep-account.tsx'
import { ResendMail } from '../resend-mail.tsx'

type Link = NonNullable<ReturnType<typeof tokenIn>>
type Confirmed = { say: 'ready' | 'waiting' | 'changed'; next: string | null }

/** Confirms what the link is for: an account, or another address for the one there is. */
async function confirm(api: Api, { name, token }: Link): Promise<Confirmed> {
  const body = { token }
  if (name === 'email') {
    await api.call(confirmEmail, { body })
    return { say: 'changed', next: null }
  }
  const { isValidated, homepage, next } = await api.call(confirmRegistration, { body })
  return {
    say: isValidated === validationState.validated ? 'ready' : 'waiting',
    next: next ?? (homepage && `/${homepage}`),
  }
}

/** Where the links of confirmation mails lead; without one, where another mail is asked for. */
export default function RegisterConfirmationPage() {
  const t = useWords('identity')
  const { hash } = useLocation()
  const [link, setLink] = useState<Link | null | undefined>(undefined)
  // What stands behind `#` is known in the browser only.
  useEffect(() => setLink(tokenIn(hash)), [hash])
  if (link === undefined) return <Skeleton shape="lines" />
  if (link?.name === 'keep') return <KeepAccount token={link.token} />
  if (link) return <Confirmation key={link.token} link={link} />
  return (
    <>
      <PageTitle title={t('confirm.ask')} lead={t('confirm.ask_lead')} />
      <ResendMail />
    </>
  )
}

function Confirmation({ link }: { link: Link }) {
  const t = useWords('identity')
  const api = useApi()
  const href = useSalonHref()
  const { status } = usePerson()
  // A link works once: it is used once, however often the page is drawn.
  const { data, error, refetch } = useQuery({
    queryKey: ['confirm', link.token],
    queryFn: () => confirm(api, link),
    // Whoever is logged in asks as such: a new address then ends every session but theirs.
    enabled: status !== 'unknown',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  if (data) {
    const next = data.next ? `?next=${encodeURIComponent(data.next)}` : ''
    return (
      <Outcome
        icon={data.say === 'waiting' ? Hourglass : BadgeCheck}
        takesFocus
        title={t('confirm.done')}
        actions={
          data.say === 'waiting' ? (
            <ButtonLink href={href('/')}>{t('confirm.back')}</ButtonLink>
          ) : status === 'known' ? (
            <ButtonLink href={href(accountPaths.userSecurity)}>{t('profile.part_security')}</ButtonLink>
          ) : (
            <ButtonLink href={`${accountPaths.login}${next}`}>{t('login.title')}</ButtonLink>
          )
        }
      >
        {t(`confirm.${data.say}`)}
      </Outcome>
    )
  }
  if (!error) return <Skeleton shape="lines" />
  const isOver = error instanceof ProblemError && error.problem.message_code === 'token_invalid'
  return (
    <Outcome
      icon={Unlink}
      tone="quiet"
      takesFocus
      title={t(isOver ? 'confirm.failed' : 'confirm.not_now')}
      actions={!isOver && <Button onPress={() => void refetch()}>{t('confirm.again')}</Button>}
    >
      <p>{isOver ? t(`confirm.failed_${link.name === 'email' ? 'email' : 'account'}`) : error.message}</p>
      {isOver && link.name !== 'email' && <ResendMail />}
    </Outcome>
  )
}
