import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { OpenRecord } from '#platform/contract/resource.ts'
import { listQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { ReorderList } from '#platform/web/ui/reorder-list.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { type Part, PartDialog } from './part-dialog.tsx'
import styles from './part-list.module.css'
import { shownBySessions } from './shown-by-sessions.ts'

type Props = {
  part: Part
  query: Readonly<Record<string, number>>
  /** What is said of one beside its name. */
  detail: (record: OpenRecord) => ReactNode
}

/** Programmes, rooms or tracks in their order: added, changed, taken away. */
export function PartList({ part, query, detail }: Props) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const [leaving, setLeaving] = useState<OpenRecord | null>(null)
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const { data, error, refetch } = useQuery(listQuery(api, part.resource, { ...query, pagination: 'false' }))
  const readAgain = () => refresh(part.resource, ...shownBySessions)
  const rows = data?.rows ?? []
  const shown = order ? order.flatMap(id => rows.find(one => String(one.id) === id) ?? []) : rows
  const reorder = (ids: string[]) => {
    setOrder(ids)
    run(async () => {
      try {
        for (const [rank, id] of ids.entries())
          if (rows.find(one => String(one.id) === id)?.rank !== rank)
            await api.update(part.resource, Number(id), { rank })
      } finally {
        await readAgain()
        setOrder(null)
      }
    })
  }
  const remove = (record: OpenRecord) =>
    run(async () => {
      await api.remove(part.resource, record.id)
      setLeaving(null)
      await readAgain()
      toast.success(t('setup.removed', { name: nameOf(record) }))
    })
  const add = (
    <Button variant="secondary" size="small" icon={Plus} onPress={() => setOpen('new')}>
      {t(`setup.${part.id}_new`)}
    </Button>
  )
  return (
    <section className={styles.part} aria-labelledby={`setup-${part.id}`}>
      <header className={styles.head}>
        <h2 id={`setup-${part.id}`} className={styles.title}>
          {t(`setup.${part.id}_all`)}
        </h2>
        {add}
      </header>
      {error && !data ? (
        <ErrorState title={t('setup.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="rows" count={3} />
      ) : rows.length ? (
        <ReorderList<OpenRecord>
          label={t(`setup.${part.id}_all`)}
          items={shown}
          itemId={record => String(record.id)}
          itemName={nameOf}
          onReorder={reorder}
          actions={record => [
            { id: 'edit', label: t('sessions.edit'), icon: Pencil, onAction: () => setOpen(record.id) },
            {
              id: 'remove',
              label: t('setup.remove'),
              icon: Trash2,
              isDanger: true,
              onAction: () => setLeaving(record),
            },
          ]}
        >
          {record => (
            <span className={styles.row}>
              <b>{nameOf(record)}</b>
              <span>{detail(record)}</span>
            </span>
          )}
        </ReorderList>
      ) : (
        <p className={styles.none}>{t(`setup.${part.id}_none`)}</p>
      )}
      {open !== null && (
        <PartDialog
          key={open}
          part={part}
          record={rows.find(one => one.id === open) ?? null}
          rank={rows.length}
          onClose={() => setOpen(null)}
          onDone={readAgain}
        />
      )}
      {leaving && (
        <ConfirmRemoval
          name={nameOf(leaving)}
          isPending={isPending}
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        >
          {t(`setup.${part.id}_remove`)}
        </ConfirmRemoval>
      )}
    </section>
  )
}

const nameOf = ({ id, name }: OpenRecord) => (typeof name === 'string' && name ? name : String(id))
