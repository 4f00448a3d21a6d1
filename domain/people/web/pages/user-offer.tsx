import { useMutation, useQuery } from '@tanstack/react-query'
import { BadgeCheck, CircleSlash, Handshake, Unlink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { tokenIn } from '#domain/identity/contract/mail-links.ts'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { type SessionUser, userDetail } from '#domain/identity/contract/session.ts'
import { LoginForm } from '#domain/identity/web/login-form.tsx'
import { Outcome } from '#domain/identity/web/outcome.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { useSessionStore } from '#platform/web/session/session-context.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { answerOffer, offerDays, shownOffer } from '../../contract/role-offers.ts'

const isOver = (error: Error | null) =>
  error instanceof ProblemError && error.problem.message_code === 'token_invalid'

/** Where the mail of an offer leads: whoever is logged in as the one it was sent to says yes or no. */
export default function UserOfferPage() {
  const t = useWords('people')
  const { hash } = useLocation()
  const { status } = usePerson()
  const [token, setToken] = useState<string | null | undefined>(undefined)
  // What stands behind `#` is known in the browser only.
  useEffect(() => {
    const link = tokenIn(hash)
    setToken(link?.name === 'offer' ? link.token : null)
  }, [hash])
  if (token === undefined || status === 'unknown') return <Skeleton shape="lines" />
  if (token === null) return <PageTitle title={t('offer.ask')} lead={t('offer.ask_text')} />
  if (status === 'known') return <Offer key={token} token={token} />
  return (
    <>
      <PageTitle title={t('offer.log_in')} lead={t('offer.log_in_text')} />
      <LoginForm
        onDone={() => undefined}
        register={{ visitor: null, exhibitor: null }}
        next={`${accountPaths.userOffer}${hash}`}
      />
    </>
  )
}

function Offer({ token }: { token: string }) {
  const t = useWords('people')
  const api = useApi()
  const { user } = usePerson()
  const session = useSessionStore<SessionUser>()
  const {
    data: offer,
    error,
    refetch,
  } = useQuery({
    queryKey: ['offer', token, user?.id],
    queryFn: () => api.call(shownOffer, { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  const answer = useMutation({
    mutationFn: async (accepts: boolean) => {
      const answered = await api.call(answerOffer, { body: { token, accepts } })
      return { accepts, ...answered }
    },
    // Other rights: the menu shows them at once.
    onSuccess: async ({ accepts }) => {
      if (accepts) session.changed(await api.call(userDetail))
    },
  })
  if (answer.data) return <Answered {...answer.data} />
  if (isOver(error) || isOver(answer.error))
    return (
      <Outcome icon={Unlink} tone="quiet" takesFocus title={t('offer.over')}>
        {t('offer.over_text', { days: offerDays, email: user?.email ?? '' })}
      </Outcome>
    )
  if (error)
    return (
      <ErrorState title={t('identity:confirm.not_now')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!offer) return <Skeleton shape="lines" />
  const values = {
    sender: offer.offeredBy,
    role: offer.userType.name ?? '',
    fair: offer.fair.name ?? offer.fair.homepage,
    firm: offer.firm ?? offer.host ?? '',
  }
  const say = (accepts: boolean) => () => answer.mutate(accepts)
  return (
    <Outcome
      icon={Handshake}
      takesFocus
      title={t(offer.host ? 'offer.title_guest' : 'offer.title')}
      actions={
        <>
          {!offer.isOtherFirm && (
            <Button isPending={answer.isPending && answer.variables} onPress={say(true)}>
              {t('offer.accept')}
            </Button>
          )}
          <Button variant="secondary" isPending={answer.isPending && !answer.variables} onPress={say(false)}>
            {t('offer.decline')}
          </Button>
        </>
      }
    >
      <p>{t(offer.host ? 'offer.text_guest' : offer.firm ? 'offer.text_firm' : 'offer.text', values)}</p>
      <p>{t(offer.isOtherFirm ? 'offer.other_firm' : 'offer.consent')}</p>
      {answer.error && <p role="alert">{answer.error.message}</p>}
    </Outcome>
  )
}

type AnsweredOffer = ResponseOf<typeof answerOffer> & { accepts: boolean }

function Answered({ accepts, homepage, isWaiting }: AnsweredOffer) {
  const t = useWords('people')
  const taken = isWaiting ? 'offer.accepted_waiting' : 'offer.accepted_text'
  return (
    <Outcome
      icon={accepts ? BadgeCheck : CircleSlash}
      tone={accepts ? 'fair' : 'quiet'}
      takesFocus
      title={t(accepts ? 'offer.accepted' : 'offer.declined')}
      actions={accepts && <ButtonLink href={hrefOf('/', {}, homepage)}>{t('offer.go_on')}</ButtonLink>}
    >
      {t(accepts ? taken : 'offer.declined_text')}
    </Outcome>
  )
}
