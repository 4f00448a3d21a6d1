import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAttempt } from '#platform/web/api/use-attempt.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { exportFair, fairExports } from '../../contract/transfer.ts'
import { ExportRow } from './export-row.tsx'
import styles from './transfer.module.css'

const everyMilliseconds = 2_000

/** Has a fair made into a file, and gives those that were made. */
export function ExportPanel({ fair }: { fair: number }) {
  const t = useWords('fairs')
  const api = useApi()
  const refresh = useRefresh()
  const [withPeople, setWithPeople] = useState(true)
  const { isPending, problem, attempt } = useAttempt()
  const { data, error, refetch } = useQuery({
    ...callQuery(api, fairExports, { params: { id: fair } }),
    refetchInterval: ({ state }) =>
      state.data?.some(one => one.state === 'waiting') ? everyMilliseconds : false,
  })
  const isMaking = data?.some(one => one.state === 'waiting') ?? false
  const ask = () =>
    attempt(async () => {
      await api.call(exportFair, { params: { id: fair }, body: { withPeople } })
      await refresh(fairExports)
    })
  return (
    <Card title={t('transfer.export')} level={2}>
      <div className={styles.stack}>
        <p>{t('transfer.export_text')}</p>
        <CheckboxField
          name="exportsPeople"
          hint={t('transfer.with_people_hint')}
          isSelected={withPeople}
          onChange={setWithPeople}
        >
          {t('transfer.with_people')}
        </CheckboxField>
        <Button isPending={isPending} isDisabled={isMaking} onPress={() => void ask()}>
          {t('transfer.make')}
        </Button>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {error ? (
          <ErrorState title={t('transfer.list_failed')} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        ) : data ? (
          data.length > 0 && (
            <ul className={styles.list} aria-label={t('transfer.exports')}>
              {data.map(one => (
                <ExportRow key={one.id} fair={fair} one={one} />
              ))}
            </ul>
          )
        ) : (
          <Skeleton shape="rows" count={1} />
        )}
      </div>
    </Card>
  )
}
