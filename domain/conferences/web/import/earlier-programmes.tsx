import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { dateLocale } from '#platform/contract/locale.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAttempt } from '#platform/web/api/use-attempt.ts'
import styles from '#platform/web/import/import.module.css'
import { ProblemNote } from '#platform/web/import/problem-note.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import {
  daysToUndoProgramme,
  type ProgrammeRun,
  programmeImports,
  undoProgrammeImport,
} from '../../contract/programme-import.ts'

type Props = {
  fair: number
  /** Reads again what an import that is undone has changed. */
  whenUndone: () => Promise<unknown>
}

/** The imports of the last days, each of which can be undone; nothing at all where there is none. */
export function EarlierProgrammes({ fair, whenUndone }: Props) {
  const t = useWords('conferences')
  const steps = useWords('import')
  const api = useApi()
  const locale = useLocale()
  const [leaving, setLeaving] = useState<ProgrammeRun | null>(null)
  const moment = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium', timeStyle: 'short' })
  const { data: runs = [] } = useQuery(callQuery(api, programmeImports, { params: { id: fair } }))
  if (!runs.length) return null
  return (
    <section className={styles.earlier} aria-labelledby="earlier-programmes">
      <h2 className={styles.heading} id="earlier-programmes">
        {t('import.earlier')}
      </h2>
      <p className={styles.note}>{t('import.earlier_text', { count: daysToUndoProgramme })}</p>
      <Table<ProgrammeRun>
        label={t('import.earlier')}
        rows={runs}
        rowId={run => String(run.id)}
        rowName={run => run.fileName}
        columns={[
          { id: 'file', label: steps('step_file'), isRowHeader: true, render: run => run.fileName || '–' },
          {
            id: 'sessions',
            label: t('import.sessions'),
            isNumeric: true,
            render: run => new Intl.NumberFormat(locale).format(run.sessions),
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
      {leaving && <UndoProgramme run={leaving} onClose={() => setLeaving(null)} whenUndone={whenUndone} />}
    </section>
  )
}

function UndoProgramme({
  run,
  onClose,
  whenUndone,
}: {
  run: ProgrammeRun
  onClose: () => void
  whenUndone: Props['whenUndone']
}) {
  const t = useWords('conferences')
  const steps = useWords('import')
  const api = useApi()
  const refresh = useRefresh()
  const { isPending, problem, attempt } = useAttempt()
  const undo = () =>
    attempt(async () => {
      const { undone, staysCount } = await api.call(undoProgrammeImport, { params: { id: run.id } })
      toast.success(
        [
          t('import.undone', { count: undone }),
          ...(staysCount ? [t('import.stays', { count: staysCount })] : []),
        ].join(' '),
      )
      await Promise.all([whenUndone(), refresh(programmeImports)])
      onClose()
    })
  return (
    <Confirm
      isOpen
      isDanger
      title={steps('undo_question', { name: run.fileName })}
      confirmLabel={steps('undo_confirm')}
      cancelLabel={steps('undo_keep')}
      isPending={isPending}
      isDisabled={problem !== null}
      onOpenChange={isOpen => isOpen || onClose()}
      onConfirm={() => void undo()}
    >
      <p>{t('import.undo_text')}</p>
      <ProblemNote problem={problem} />
    </Confirm>
  )
}
