import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { listTrash, restoreTrash, type TrashEntry, type TrashKind } from '../../contract/trash.ts'

type Props = {
  fair: number
  kind: TrashKind
  /** What shows the restored again. */
  shownBy: Parameters<ReturnType<typeof useRefresh>>
}

/** What was thrown away and can still be restored; nothing at all while there is none. */
export function TrashList({ fair, kind, shownBy }: Props) {
  const t = useWords('fairs')
  const say = useWords('validations')
  const api = useApi()
  const refresh = useRefresh()
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' })
  const [busy, setBusy] = useState<number | null>(null)
  const { data: entries = [] } = useQuery(callQuery(api, listTrash, { query: { fair, kind } }))
  if (!entries.length) return null
  const restore = async ({ id, name }: TrashEntry) => {
    setBusy(id)
    try {
      await api.call(restoreTrash, { params: { id } })
      toast.success(t('trash.restored', { name }))
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      toast.error(t('trash.not_restored', { name }), { hint: problemsOf(error, say).message })
    } finally {
      await refresh(listTrash, ...shownBy)
      setBusy(null)
    }
  }
  return (
    <Disclosure title={t('trash.title')} aside={entries.length}>
      <Table<TrashEntry>
        label={t('trash.title')}
        rows={entries}
        rowId={entry => String(entry.id)}
        rowName={entry => entry.name}
        columns={[
          { id: 'name', label: t('trash.name'), isRowHeader: true, render: entry => entry.name },
          {
            id: 'trashedAt',
            label: t('trash.thrown'),
            render: entry =>
              [day.format(new Date(entry.trashedAt)), entry.trashedBy].filter(Boolean).join(' · '),
          },
          {
            id: 'deletedOn',
            label: t('trash.until'),
            render: entry => day.format(new Date(entry.deletedOn)),
          },
          {
            id: 'restore',
            label: t('trash.restore'),
            render: entry => (
              <Button
                variant="secondary"
                isPending={busy === entry.id}
                aria-label={t('trash.restore_named', { name: entry.name })}
                onPress={() => void restore(entry)}
              >
                {t('trash.restore')}
              </Button>
            ),
          },
        ]}
        empty={null}
      />
    </Disclosure>
  )
}
