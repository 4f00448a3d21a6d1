import { useMutation, useQuery } from '@tanstack/react-query'
import { MailCheck, MailX, Unlink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { tokenIn } from '#domain/identity/contract/mail-links.ts'
import { Outcome } from '#domain/identity/web/outcome.tsx'
import { useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { chooseMails, shownMailChoice } from '../../contract/mail-choice.ts'

/** Where the link at the foot of a mailing leads: nothing changes before a button is pressed. */
export default function MailUnsubscribePage() {
  const { hash } = useLocation()
  const [token, setToken] = useState<string | null | undefined>(undefined)
  // What stands behind `#` is known in the browser only.
  useEffect(() => {
    const link = tokenIn(hash)
    setToken(link?.name === 'reader' ? link.token : null)
  }, [hash])
  if (token === undefined) return <Skeleton shape="lines" />
  return token === null ? <NoLink /> : <Choice key={token} token={token} />
}

function NoLink() {
  const t = useWords('people')
  return (
    <Outcome icon={Unlink} tone="quiet" title={t('mailing.link_over')}>
      {t('mailing.link_over_text')}
    </Outcome>
  )
}

function Choice({ token }: { token: string }) {
  const t = useWords('people')
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['mail-choice', token],
    queryFn: () => api.call(shownMailChoice, { body: { token } }),
    retry: false,
  })
  const choose = useMutation({
    mutationFn: (isWanted: boolean) => api.call(chooseMails, { body: { token, isWanted } }),
    onSuccess: () => refetch(),
  })
  if (error instanceof ProblemError && error.problem.code < 500) return <NoLink />
  if (error)
    return (
      <ErrorState title={t('mailing.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="lines" />
  const fair = data.fair.name ?? 'Verrière'
  return (
    <Outcome
      key={String(data.isWanted)}
      takesFocus
      icon={data.isWanted ? MailCheck : MailX}
      tone={data.isWanted ? 'fair' : 'quiet'}
      title={t(data.isWanted ? 'mailing.wanted' : 'mailing.unwanted', { fair })}
      actions={
        <Button
          variant={data.isWanted ? 'primary' : 'secondary'}
          isPending={choose.isPending}
          onPress={() => choose.mutate(!data.isWanted)}
        >
          {t(data.isWanted ? 'mailing.opt_out' : 'mailing.opt_in')}
        </Button>
      }
    >
      <p>{t(data.isWanted ? 'mailing.wanted_text' : 'mailing.unwanted_text')}</p>
      {choose.error && <p role="alert">{choose.error.message}</p>}
    </Outcome>
  )
}
