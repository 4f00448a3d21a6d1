import { useQueryClient } from '@tanstack/react-query'
import { Printer, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type Badge, readBadge, renewBadge } from '../../contract/badge/calls.ts'
import styles from '../badge/badge.module.css'
import { BadgeSheet } from '../badge/badge-sheet.tsx'
import { Holders } from '../badge/holders.tsx'
import { useBadge } from '../badge/use-badge.ts'

/** The badge that somebody holds out on stands, and who has their card by it. */
export default function UserBadgePage() {
  const t = useWords('leads')
  const fair = useCurrentFair()
  const { data, error, refetch } = useBadge(fair.id)
  if (error instanceof ProblemError && error.status === 404)
    return (
      <EmptyState level={1} title={t('badge.not_in')}>
        {t('badge.not_in_text', { fair: fair.name })}
      </EmptyState>
    )
  return (
    <div className={styles.page}>
      <PageTitle title={t('badge.title')} lead={t('badge.lead')} />
      {error && !data ? (
        <ErrorState title={t('badge.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : data ? (
        <Shown badge={data} fair={fair} />
      ) : (
        <Skeleton shape="card" />
      )}
    </div>
  )
}

function Shown({ badge, fair }: { badge: Badge; fair: { id: number; name: string } }) {
  const t = useWords('leads')
  return (
    <>
      <BadgeSheet badge={badge} place={fair.name} />
      <div className={styles.actions}>
        <Button variant="secondary" icon={Printer} onPress={() => window.print()}>
          {t('badge.print')}
        </Button>
        <Renew fair={fair.id} />
      </div>
      <section className={styles.others} aria-labelledby="badge-holders">
        <h2 id="badge-holders" className={styles.title}>
          {t('badge.holders')}
        </h2>
        <Holders fair={fair.id} />
      </section>
    </>
  )
}

function Renew({ fair }: { fair: number }) {
  const t = useWords('leads')
  const api = useApi()
  const client = useQueryClient()
  const { run, isPending } = useAction()
  const [isAsking, ask] = useState(false)
  const renew = () =>
    run(async () => {
      const { queryKey } = callQuery(api, readBadge, { query: { fair } })
      const next = await api.call(renewBadge, { body: { fair } }).catch(error => {
        // Its answer may be lost: the code before would be shown, which nobody can scan any more.
        void client.invalidateQueries({ queryKey })
        throw error
      })
      client.setQueryData(queryKey, next)
      ask(false)
      toast.success(t('badge.renewed'))
    })
  return (
    <>
      <Button variant="ghost" icon={RefreshCw} onPress={() => ask(true)}>
        {t('badge.renew')}
      </Button>
      <Confirm
        isOpen={isAsking}
        onOpenChange={ask}
        title={t('badge.renew_title')}
        confirmLabel={t('badge.renew')}
        isPending={isPending}
        onConfirm={renew}
      >
        <p>{t('badge.renew_text')}</p>
      </Confirm>
    </>
  )
}
