import { useMutation, useQuery } from '@tanstack/react-query'
import { BadgeCheck, CircleSlash, TicketCheck, Unlink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { tokenIn } from '#domain/identity/contract/mail-links.ts'
import { Outcome } from '#domain/identity/web/outcome.tsx'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { decidePassRequest, shownPassRequest } from '../../contract/pass-decision.ts'

type Decision = ResponseOf<typeof shownPassRequest>

/** Where the mail to a validator leads: nothing is decided before a button is pressed. */
export default function ConferencePassUserPage() {
  const { hash } = useLocation()
  const { id } = useParams()
  const [token, setToken] = useState<string | null | undefined>(undefined)
  // What stands behind `#` is known in the browser only.
  useEffect(() => {
    const link = tokenIn(hash)
    setToken(link?.name === 'decision' ? link.token : null)
  }, [hash])
  if (token === undefined) return <Skeleton shape="lines" />
  return token === null || !Number(id) ? <NoLink /> : <Request key={token} id={Number(id)} token={token} />
}

function NoLink() {
  const t = useWords('conferences')
  return (
    <Outcome icon={Unlink} tone="quiet" title={t('decision.over')}>
      {t('decision.over_text')}
    </Outcome>
  )
}

const isOver = (error: Error | null) =>
  error instanceof ProblemError && [404, 410].includes(error.problem.code)

function Request({ id, token }: { id: number; token: string }) {
  const t = useWords('conferences')
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['pass-decision', id, token],
    queryFn: () => api.call(shownPassRequest, { params: { id }, body: { token } }),
    retry: false,
    refetchOnWindowFocus: false,
  })
  const decide = useMutation({
    mutationFn: (isValidated: 1 | 2) =>
      api.call(decidePassRequest, { params: { id }, body: { token, isValidated } }),
    onSettled: () => refetch(),
  })
  if (isOver(error) || isOver(decide.error)) return <NoLink />
  if (error)
    return (
      <ErrorState title={t('decision.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="lines" />
  const { firstName, lastName } = data.person
  const values = { name: `${firstName} ${lastName}`, pass: data.pass, fair: data.fair }
  if (data.isValidated !== validationState.waiting) {
    const isGranted = data.isValidated === validationState.validated
    return (
      <Outcome
        key={data.isValidated}
        takesFocus
        icon={isGranted ? BadgeCheck : CircleSlash}
        tone={isGranted ? 'fair' : 'quiet'}
        title={t(isGranted ? 'decision.granted' : 'decision.refused', values)}
      >
        <p>{t(data.decidedBy ? 'decision.by' : 'decision.by_fair', { address: data.decidedBy ?? '' })}</p>
      </Outcome>
    )
  }
  return (
    <Outcome
      icon={TicketCheck}
      takesFocus
      title={t('decision.title', values)}
      actions={
        <>
          <Button
            isPending={decide.isPending && decide.variables === validationState.validated}
            onPress={() => decide.mutate(validationState.validated)}
          >
            {t('decision.grant')}
          </Button>
          <Button
            variant="secondary"
            isPending={decide.isPending && decide.variables === validationState.refused}
            onPress={() => decide.mutate(validationState.refused)}
          >
            {t('decision.refuse')}
          </Button>
        </>
      }
    >
      <p>{t('decision.text', values)}</p>
      <Who {...data} />
      {decide.error && <p role="alert">{decide.error.message}</p>}
    </Outcome>
  )
}

/** Who it is, and in which sessions they want a place. */
function Who({ person, places }: Decision) {
  const t = useWords('conferences')
  const locale = useLocale()
  const work = [person.jobTitle, person.firm].filter(Boolean).join(', ')
  const when = (begin: string, timeZone: string) =>
    new Intl.DateTimeFormat(dateLocale(locale), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
      timeZoneName: 'short',
    }).format(new Date(begin))
  return (
    <>
      {work && <p>{work}</p>}
      {places.length > 0 && (
        <>
          <p>{t('decision.places')}</p>
          <ul>
            {places.map(({ title, begin, timeZone }) => (
              <li key={`${title} ${begin}`}>{begin ? `${title}, ${when(begin, timeZone)}` : title}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
