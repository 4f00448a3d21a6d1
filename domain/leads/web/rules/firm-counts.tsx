import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type LeadCount, leadCounts } from '../../contract/lead.ts'
import { NamedContacts } from './named-contacts.tsx'
import styles from './rules.module.css'

/** For those who run the fair: how many contacts each exhibitor has, by nobody’s name. */
export function FirmCounts() {
  const t = useWords('leads')
  const fair = useCurrentFair()
  const [shown, show] = useState<LeadCount | null>(null)
  const { data, error, refetch } = useQuery(callQuery(useApi(), leadCounts, { query: { fair: fair.id } }))
  return (
    <section className={styles.counts}>
      <h2>{t('counts.title')}</h2>
      <p className={styles.lead}>{t('counts.lead')}</p>
      {error && !data ? (
        <LoadState of={{ error, refetch }} shape="rows" count={6} />
      ) : (
        <Table
          label={t('counts.title')}
          isLoading={!data}
          rows={data ?? []}
          rowId={row => String(row.firm.id)}
          rowName={row => row.firm.name}
          actions={row => [{ id: 'names', label: t('counts.see'), onAction: () => show(row) }]}
          empty={<EmptyState isPlain title={t('counts.empty')} />}
          columns={[
            { id: 'firm', label: t('counts.firm'), isRowHeader: true, render: row => row.firm.name },
            { id: 'total', label: t('counts.total'), isNumeric: true, render: row => row.total },
            { id: 'hot', label: t('counts.hot'), isNumeric: true, render: row => row.hot },
            { id: 'warm', label: t('counts.warm'), isNumeric: true, render: row => row.warm },
            { id: 'withdrawn', label: t('counts.withdrawn'), isNumeric: true, render: row => row.withdrawn },
          ]}
        />
      )}
      {shown && <NamedContacts of={shown} onClose={() => show(null)} />}
    </section>
  )
}
