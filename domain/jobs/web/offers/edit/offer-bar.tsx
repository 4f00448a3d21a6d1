import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Copy, EyeOff, Lock, LockOpen, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { keyOf, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { ActionsMenu, type MenuEntry } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { OfferState } from '../../../contract/choices.ts'
import { jobs } from '../../../contract/job.ts'
import { computedJob, type Job, jobFacets, jobList } from '../../../contract/job-calls.ts'
import { jobCounts } from '../../../contract/job-counts.ts'
import { missingOf } from '../../../contract/job-fields.ts'
import { takesApplications } from '../../../contract/job-state.ts'
import { newestJobs } from '../../../contract/newest-jobs.ts'
import { ownJobs } from '../../../contract/own-jobs.ts'
import { jobPaths } from '../../../contract/paths.ts'
import { useUsedLists } from '../../use-used-lists.ts'
import { CloseDialog } from '../own/close-dialog.tsx'
import { OfferStateBadge } from '../own/state-badge.tsx'
import { useOfferActions } from '../use-offer-actions.ts'
import styles from './edit.module.css'
import type { OfferDraft } from './use-offer.ts'

type Props = { job: Job; state: OfferState; draft: OfferDraft; title: string }

/** What an offer is now, and the one next step: publish it, with what is still missing for that; else see it, close it. */
export function OfferBar({ job, state, draft: { saving }, title }: Props) {
  const t = useWords('jobs')
  const api = useApi()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const href = useSalonHref()
  const { copy, reopen, remove } = useOfferActions()
  const [isClosing, setClosing] = useState(false)
  const { used } = useUsedLists(job.fair.id)
  const missing = missingOf(saving.fields, used?.['contract-type'])
  const named = { id: job.id, title }
  const show = async (isVisible: boolean) => {
    await saving.leave()
    const now = await api.update(jobs, job.id, { isVisible })
    queries.setQueryData([...keyOf(jobs), job.id], now)
    await refresh(computedJob, jobList, jobFacets, ownJobs, jobCounts, newestJobs)
    toast.success(t(isVisible ? 'edit.published' : 'edit.withdrawn', { title }), {
      ...(isVisible && {
        action: {
          label: t('edit.see'),
          onPress: () => void navigate(href(jobPaths.jobsId, { id: job.id })),
        },
      }),
    })
  }
  const publish = useSubmit(() => show(true))
  const withdraw = useSubmit(() => show(false))
  const more: MenuEntry[] = [
    { id: 'copy', label: t('own_offers.copy'), icon: Copy, onAction: () => copy(named) },
    ...(takesApplications(state)
      ? [{ id: 'close', label: t('own_offers.close_it'), icon: Lock, onAction: () => setClosing(true) }]
      : []),
    ...(job.closedAt !== null
      ? [{ id: 'reopen', label: t('own_offers.reopen'), icon: LockOpen, onAction: () => reopen(named) }]
      : []),
    ...(state === 'draft'
      ? []
      : [
          {
            id: 'withdraw',
            label: t('edit.withdraw'),
            icon: EyeOff,
            onAction: () => withdraw.submit(new FormData()),
          },
        ]),
    {
      id: 'remove',
      label: t('own_offers.remove'),
      icon: Trash2,
      isDanger: true,
      onAction: () => remove(named, () => void navigate(href(jobPaths.jobsMyoffers))),
    },
  ]
  const problems = publish.problems ?? withdraw.problems
  const refusals = Object.values(problems?.errors ?? {}).flat()
  return (
    <div className={styles.state}>
      <div className={styles.stateLine}>
        <OfferStateBadge state={state} reason={job.closeReason} />
        <span className={styles.stateTools}>
          {state === 'draft' ? (
            <Button
              icon={Send}
              isPending={publish.isPending}
              isDisabled={missing.length > 0}
              onPress={() => publish.submit(new FormData())}
            >
              {t('edit.publish')}
            </Button>
          ) : (
            <ButtonLink variant="secondary" href={href(jobPaths.jobsId, { id: job.id })}>
              {t('edit.see')}
            </ButtonLink>
          )}
          <ActionsMenu name={title || t('offer.no_title')} entries={more} />
        </span>
      </div>
      {state === 'draft' && missing.length > 0 && (
        <p className={styles.missing}>
          {t('edit.missing')}{' '}
          {missing.map((need, at) => (
            <span key={need}>
              {at > 0 && ', '}
              {t(`edit.need_${need}`)}
            </span>
          ))}
        </p>
      )}
      {problems && (
        <p className={styles.problem} role="alert">
          <Icon of={CircleAlert} size="small" /> {refusals.join(' ') || problems.message}
        </p>
      )}
      <CloseDialog offer={isClosing ? named : null} onClose={() => setClosing(false)} />
    </div>
  )
}
