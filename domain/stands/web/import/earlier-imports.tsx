import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { dateLocale } from '#platform/contract/locale.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import styles from '#platform/web/import/import.module.css'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { daysToUndo, type ImportRun, importRuns } from '../../contract/import/runs.ts'
import { UndoImport } from './undo-import.tsx'

type Props = {
  fair: number
  kind: ImportRun['kind']
  /** Reads again what an import that is undone has changed. */
  whenUndone: () => Promise<unknown>
}

/** The imports of the last days, each of which can be undone; nothing at all where there is none. */
export function EarlierImports({ fair, kind, whenUndone }: Props) {
  const steps = useWords('import')
  const api = useApi()
  const locale = useLocale()
  const [leaving, setLeaving] = useState<ImportRun | null>(null)
  const moment = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium', timeStyle: 'short' })
  const { data: runs = [] } = useQuery(callQuery(api, importRuns, { params: { id: fair }, query: { kind } }))
  if (!runs.length) return null
  return (
    <section className={styles.earlier} aria-labelledby="earlier-imports">
      <h2 className={styles.heading} id="earlier-imports">
        {steps('earlier')}
      </h2>
      <p className={styles.note}>{steps('earlier_text', { count: daysToUndo })}</p>
      <Table<ImportRun>
        label={steps('earlier')}
        rows={runs}
        rowId={run => String(run.id)}
        rowName={run => run.fileName}
        columns={[
          { id: 'file', label: steps('step_file'), isRowHeader: true, render: run => run.fileName || '–' },
          {
            id: 'rows',
            label: steps('rows'),
            isNumeric: true,
            render: run => new Intl.NumberFormat(locale).format(run.rows),
          },
          {
            id: 'when',
            label: steps('when'),
            render: run => [moment.format(new Date(run.ranAt)), run.ranBy].filter(Boolean).join(' · '),
          },
          {
            id: 'undo',
            label: steps('undo'),
            render: run =>
              run.undoneAt ? (
                <Badge>{steps('is_undone')}</Badge>
              ) : (
                <Button
                  variant="secondary"
                  size="small"
                  icon={Undo2}
                  aria-label={steps('undo_named', { name: run.fileName })}
                  onPress={() => setLeaving(run)}
                >
                  {steps('undo')}
                </Button>
              ),
          },
        ]}
      />
      {leaving && (
        <UndoImport fair={fair} run={leaving} onClose={() => setLeaving(null)} whenUndone={whenUndone} />
      )}
    </section>
  )
}
