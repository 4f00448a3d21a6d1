import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePerson } from '#domain/identity/web/person.ts'
import { topicOf } from '#domain/notifications/contract/notifications.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { type BadgeScan, badgeScans } from '../../contract/badge/calls.ts'
import { changeConsents, readConsents, readPrivacyLedger } from '../../contract/consent.ts'
import styles from './badge.module.css'

/** Who has scanned the badge and holds the card, as it is now; each of them can be refused it again. */
export function Holders({ fair }: { fair: number }) {
  const t = useWords('leads')
  const { user } = usePerson()
  const refresh = useRefresh()
  const { data, error, refetch } = useQuery({
    ...callQuery(useApi(), badgeScans, { query: { fair } }),
    staleTime: 0,
  })
  const again = () => refresh(badgeScans)
  useTopic(user ? topicOf(user.id) : null, again, again)
  if (!data) return <LoadState of={{ error, refetch }} failed={t('badge.failed')} shape="rows" count={2} />
  if (!data.length)
    return (
      <EmptyState isPlain title={t('badge.nobody')}>
        {t('badge.nobody_text')}
      </EmptyState>
    )
  return (
    <ul className={styles.holders}>
      {data.map(scan => (
        <Holder key={scan.firm.id} scan={scan} fair={fair} />
      ))}
    </ul>
  )
}

function Holder({ scan: { firm, at }, fair }: { scan: BadgeScan; fair: number }) {
  const t = useWords('leads')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const [isAsking, ask] = useState(false)
  const moment = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'medium', timeStyle: 'short' })
  const takeBack = () =>
    run(async () => {
      await api.call(changeConsents, { body: { fair, firm: firm.id, card: false } })
      ask(false)
      toast.success(t('badge.taken_back', { firm: firm.name }))
      await refresh(badgeScans, readConsents, readPrivacyLedger)
    })
  return (
    <li className={styles.holder}>
      <span className={styles.who}>
        <b>{firm.name}</b>
        <small>{t('badge.scanned_at', { at: moment.format(new Date(at)) })}</small>
      </span>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('badge.take_back_named', { firm: firm.name })}
        onPress={() => ask(true)}
      >
        {t('badge.take_back')}
      </Button>
      <Confirm
        isOpen={isAsking}
        onOpenChange={ask}
        title={t('badge.take_back_title', { firm: firm.name })}
        confirmLabel={t('badge.take_back')}
        isPending={isPending}
        onConfirm={takeBack}
      >
        <p>{t('badge.take_back_text')}</p>
      </Confirm>
    </li>
  )
}
