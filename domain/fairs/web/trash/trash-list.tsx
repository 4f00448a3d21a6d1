import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateLocale } from '#platform/contract/locale.ts'
import { callQuery, useApi, type useRefresh } from '#platform/web/api/api-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { listTrash, type TrashEntry, type TrashKind } from '../../contract/trash.ts'
import { useUndo } from './use-undo.ts'

type Props = {
  /** The fair that it was taken out of; none: the fairs themselves. */
  fair?: number
  kind: TrashKind
  /** What shows the restored again. */
  shownBy: Parameters<ReturnType<typeof useRefresh>>
}

/** What was thrown away and can still be restored; nothing at all while there is none. */
export function TrashList({ fair, kind, shownBy }: Props) {
  const t = useWords('fairs')
  const api = useApi()
  const { restore } = useUndo(...shownBy)
  const day = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'medium' })
  const [busy, setBusy] = useState<number | null>(null)
  const { data: entries = [] } = useQuery(
    callQuery(api, listTrash, { query: { kind, ...(fair && { fair }) } }),
  )
  if (!entries.length) return null
  const putBack = async (entry: TrashEntry) => {
    setBusy(entry.id)
    await restore(entry)
    setBusy(null)
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
                onPress={() => void putBack(entry)}
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
