import { useQuery } from '@tanstack/react-query'
import { List } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { beginMailing, readMailing } from '../../contract/mailings.ts'
import { mailPaths } from '../../contract/paths.ts'
import { askedToWrite } from '../mailings/asked-to-write.ts'
import { MailingForm } from '../mailings/mailing-form.tsx'
import { SentMailing } from '../mailings/sent-mailing.tsx'
import { WriteTo } from '../mailings/write-to.tsx'

const whileSending = 2000

/** One mailing: a draft to write, or what was sent. The address names it, or the list that it is for. */
export default function MailWritePage() {
  const t = useWords('people')
  const href = useSalonHref()
  const [search] = useSearchParams()
  const id = Number(search.get('mailing')) || null
  const asked = askedToWrite(search)
  return (
    <>
      <PageTitle
        isShort={Boolean(id || asked)}
        title={t('mailing.title')}
        actions={
          <ButtonLink variant="secondary" size="small" icon={List} href={href(mailPaths.mailSent)}>
            {t('mailing.all')}
          </ButtonLink>
        }
      />
      {id ? (
        <OneMailing key={id} id={id} />
      ) : asked ? (
        <Begin search={String(search)} />
      ) : (
        <EmptyState title={t('mailing.to_whom')} action={<WriteTo />}>
          {t('mailing.to_whom_text')}
        </EmptyState>
      )}
    </>
  )
}

/** Begins a draft for the list of the address, and goes on to it: "back" leads to the list. */
function Begin({ search }: { search: string }) {
  const t = useWords('people')
  const api = useApi()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const navigate = useNavigate()
  const [error, setError] = useState<ProblemError | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what the address asks
  useEffect(() => {
    const body = askedToWrite(new URLSearchParams(search))
    if (!body) return
    api.call(beginMailing, { params: { id: fair.id }, body }).then(
      ({ id }) => void navigate(`${href(mailPaths.mailWrite)}?mailing=${id}`, { replace: true }),
      failure => {
        if (!(failure instanceof ProblemError)) throw failure
        setError(failure)
      },
    )
  }, [search, fair.id])
  return error ? (
    <ErrorState title={t('mailing.not_begun')}>{error.message}</ErrorState>
  ) : (
    <Skeleton shape="rows" count={6} />
  )
}

function OneMailing({ id }: { id: number }) {
  const t = useWords('people')
  const api = useApi()
  const { data, error, refetch } = useQuery({
    ...callQuery(api, readMailing, { params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data && data.state !== 'draft' && data.progress.waiting + data.progress.underway > 0
        ? whileSending
        : false,
  })
  if (error)
    return (
      <ErrorState title={t('mailing.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="rows" count={6} />
  return data.state === 'draft' ? <MailingForm mailing={data} /> : <SentMailing mailing={data} />
}
