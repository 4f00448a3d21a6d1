import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { History, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { FieldChange } from '#platform/contract/field-changes.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useLocale, useWords } from '../words/words.ts'
import type { FieldWords } from './field-conflicts.tsx'
import styles from './saving.module.css'
import { same } from './unsaved.ts'

type Props = FieldWords & {
  /** Read once the history is open. */
  query: UseQueryOptions<FieldChange[]>
  /** What stands there now: what is the same already is not restored. */
  fields: Readonly<Record<string, unknown>>
  restore: (field: string, value: unknown) => void
}

/** Who has changed what, and when; each earlier value can be put back. */
export function ChangeHistory({ query, ...rest }: Props) {
  const t = useWords('saving')
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({ ...query, enabled: isOpen, staleTime: 0 })
  return (
    <>
      <Button variant="ghost" size="small" icon={History} onPress={() => setOpen(true)}>
        {t('history')}
      </Button>
      <Dialog
        size="wide"
        title={t('history')}
        lead={t('history_lead')}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        {error ? (
          <ErrorState title={t('history_failed')} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        ) : !data ? (
          <Skeleton shape="rows" count={5} />
        ) : data.length ? (
          <ul className={styles.history}>
            {data.map(change => (
              <Change key={change.id} change={change} {...rest} />
            ))}
          </ul>
        ) : (
          <EmptyState level={3} title={t('history_empty')}>
            {t('history_empty_text')}
          </EmptyState>
        )}
      </Dialog>
    </>
  )
}

function Change({
  change: { field, before, after, changedAt, changedBy },
  fields,
  labelOf,
  wordsOf,
  restore,
}: Omit<Props, 'query'> & { change: FieldChange }) {
  const t = useWords('saving')
  const locale = useLocale()
  const when = new Intl.DateTimeFormat(dateLocale(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(changedAt))
  return (
    <li className={styles.change}>
      <span>
        <b>{labelOf(field)}</b>
        <small className={styles.small}>
          {changedBy ?? t('former')}, {when}
        </small>
      </span>
      {!same(before, fields[field]) && (
        <Button
          variant="secondary"
          size="small"
          icon={RotateCcw}
          aria-label={t('restore_named', { field: labelOf(field) })}
          onPress={() => restore(field, before)}
        >
          {t('restore')}
        </Button>
      )}
      <span className={styles.was}>
        <span>
          <small className={styles.small}>{t('was')}</small>
          <span className={styles.value}>{wordsOf(field, before)}</span>
        </span>
        <span>
          <small className={styles.small}>{t('became')}</small>
          <span className={styles.value}>{wordsOf(field, after)}</span>
        </span>
      </span>
    </li>
  )
}
