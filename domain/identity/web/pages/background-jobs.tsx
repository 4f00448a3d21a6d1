import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { dateLocale } from '#platform/contract/locale.ts'
import { pageQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { DataList } from '#platform/web/list/data-list.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import {
  type BackgroundJob,
  backgroundJobs,
  type JobState,
  jobStates,
  mayRunAgain,
  runJobAgain,
} from '../../contract/background-jobs.ts'
import { OperationTabs } from '../operation-tabs.tsx'
import styles from './outbox.module.css'

const tones: Record<JobState, BadgeTone> = { waiting: 'neutral', running: 'fair', failed: 'err' }

/** Work that no request waits for; what has failed can be run again. */
export default function BackgroundJobsPage() {
  const t = useWords('identity')
  const api = useApi()
  const locale = useLocale()
  const address = useListAddress()
  const refresh = useRefresh()
  const { run, isPending: isRunning } = useAction()
  const state = address.get('state')
  const { data, error, refetch, isPending } = useQuery({
    ...pageQuery(api, backgroundJobs, { query: { page: address.page, state, itemsPerPage: 50 } }),
    placeholderData: keepPreviousData,
  })
  const nameOf = ({ kind, name }: BackgroundJob) =>
    name ?? t('jobs.event', { name: kind.replace(/^event:/, '').replace(':', ' · ') })
  const runAgain = (job: BackgroundJob) =>
    run(async () => {
      await api.call(runJobAgain, { params: { id: job.id } })
      await refresh(backgroundJobs)
      toast.success(t('jobs.queued'))
    })
  const when = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <PageTitle isShort title={t('jobs.title')} lead={t('jobs.lead')} />
      <OperationTabs current="jobs" />
      {error ? (
        <ErrorState title={t('jobs.not_loaded')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <DataList
          list="backgroundJobs"
          label={t('jobs.title')}
          address={address}
          views={[
            { id: 'all', label: t('jobs.all'), query: '' },
            ...jobStates.map(id => ({ id, label: t(`jobs.state_${id}`), query: `state=${id}` })),
          ]}
          isLoading={isPending}
          rows={data?.rows ?? []}
          rowId={job => String(job.id)}
          rowName={nameOf}
          columns={[
            { id: 'kind', label: t('jobs.kind'), isRowHeader: true, render: nameOf },
            {
              id: 'state',
              label: t('jobs.state'),
              onPhone: 'below',
              width: '34%',
              render: job => (
                <>
                  <Badge tone={tones[job.state]}>{t(`jobs.state_${job.state}`)}</Badge>
                  {job.lastError && (
                    <small className={styles.reason} title={job.lastError}>
                      {job.lastError}
                    </small>
                  )}
                </>
              ),
            },
            {
              id: 'attempts',
              label: t('jobs.attempts'),
              isNumeric: true,
              width: '90px',
              render: job => job.attempts,
            },
            {
              id: 'runAt',
              label: t('jobs.run_at'),
              isNumeric: true,
              width: '200px',
              render: job => (job.state === 'waiting' ? when.format(new Date(job.runAt)) : '–'),
            },
            {
              id: 'again',
              label: t('jobs.action'),
              onPhone: 'end',
              width: '150px',
              render: job =>
                mayRunAgain(job) ? (
                  <Button
                    size="small"
                    variant="secondary"
                    icon={RotateCw}
                    isDisabled={isRunning}
                    onPress={() => runAgain(job)}
                  >
                    {t('jobs.run_again')}
                  </Button>
                ) : null,
            },
          ]}
          page={data && { current: data.page, total: data.pageCount }}
          empty={
            <EmptyState title={t(state ? 'jobs.none_found' : 'jobs.none')}>
              {t(state ? 'jobs.none_found_text' : 'jobs.none_text')}
            </EmptyState>
          }
        />
      )}
    </>
  )
}
