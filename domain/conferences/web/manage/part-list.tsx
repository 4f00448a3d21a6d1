import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { listTrash } from '#domain/fairs/contract/trash.ts'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { TrashList } from '#domain/fairs/web/trash/trash-list.tsx'
import { useUndo } from '#domain/fairs/web/trash/use-undo.ts'
import type { OpenRecord } from '#platform/contract/resource.ts'
import { listQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { ReorderList } from '#platform/web/ui/reorder-list.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { conferenceTracks } from '../../contract/track.ts'
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
  const { run } = useAction()
  const fair = useCurrentFair()
  const kind = `conference_${part.id}` as const
  const shownBy = [part.resource, conferenceTracks, ...shownBySessions] as const
  const { undo } = useUndo(...shownBy)
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const { data, error, refetch } = useQuery(listQuery(api, part.resource, { ...query, pagination: 'false' }))
  const readAgain = () => refresh(...shownBy, listTrash)
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
      await readAgain()
      const name = nameOf(record)
      toast.success(t('sessions.removed', { name }), {
        action: undo({ kind, of: record.id, fair: fair.id, name }),
      })
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
              label: t('sessions.remove'),
              icon: Trash2,
              isDanger: true,
              onAction: () => remove(record),
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
      <TrashList fair={fair.id} kind={kind} shownBy={[...shownBy]} />
    </section>
  )
}

const nameOf = ({ id, name }: OpenRecord) => (typeof name === 'string' && name ? name : String(id))
