import { Download } from 'lucide-react'
import { saveFile } from '#platform/web/api/save-file.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Progress } from '#platform/web/ui/progress.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ImportPreview } from '../../contract/import/endpoints.ts'
import styles from './import.module.css'
import { ImportFigures } from './import-figures.tsx'
import { ProblemNote } from './problem-note.tsx'
import type { ImportState } from './use-import.ts'

/** What would happen, or what keeps it from happening, line by line. */
export function CheckStep({ state, preview }: { state: ImportState; preview: ImportPreview }) {
  const t = useWords('stands')
  const changes = preview.rows - preview.unchanged
  const isBlocked = preview.problemCount > 0
  return (
    <>
      {isBlocked ? (
        <Problems preview={preview} fileName={state.file?.name ?? ''} />
      ) : changes ? (
        <>
          <ImportFigures preview={preview} />
          {preview.unchanged > 0 && (
            <p className={styles.note}>{t('import.unchanged', { count: preview.unchanged })}</p>
          )}
          <HallTable preview={preview} />
        </>
      ) : (
        <EmptyState title={t('import.nothing')} level={2}>
          {t('import.nothing_text')}
        </EmptyState>
      )}
      {state.isPending && <Progress label={t('import.running')} value={state.percent} />}
      <ProblemNote problem={state.problem} />
      <div className={styles.actions}>
        <Button variant="ghost" isDisabled={state.isPending} onPress={() => state.goTo('columns')}>
          {t('import.back')}
        </Button>
        {isBlocked || !changes ? (
          <Button onPress={() => state.goTo('file')}>{t('import.other_file')}</Button>
        ) : (
          <Button isPending={state.isPending} onPress={() => void state.run()}>
            {t('import.run', { count: changes })}
          </Button>
        )}
      </div>
    </>
  )
}

function HallTable({ preview }: { preview: ImportPreview }) {
  const t = useWords('stands')
  if (!preview.hallList.length) return null
  return (
    <>
      <h2 className={styles.heading}>{t('import.halls')}</h2>
      <Table
        label={t('import.halls')}
        rows={preview.hallList}
        rowId={hall => hall.letter}
        rowName={hall => hall.name}
        columns={[
          { id: 'letter', label: t('import.letter'), width: '90px', render: hall => <b>{hall.letter}</b> },
          { id: 'name', label: t('import.field_hall'), isRowHeader: true, render: hall => hall.name },
          { id: 'stands', label: t('import.stands'), isNumeric: true, render: hall => hall.stands },
          {
            id: 'new',
            label: t('import.state'),
            render: hall =>
              hall.isNew ? (
                <Badge tone="fair">{t('import.is_new')}</Badge>
              ) : (
                <Badge>{t('import.is_there')}</Badge>
              ),
          },
        ]}
      />
    </>
  )
}

function Problems({ preview, fileName }: { preview: ImportPreview; fileName: string }) {
  const t = useWords('stands')
  const say = useWords('validations')
  const wrongName = `${fileName.replace(/\.[^.]*$/, '')}-${t('import.wrong_name')}.csv`
  return (
    <>
      <p className={styles.problem} role="alert">
        {t('import.problems', { count: preview.problemCount })}
      </p>
      <Table
        label={t('import.problem_list')}
        rows={preview.problems.map((problem, at) => ({ ...problem, id: String(at) }))}
        rowId={problem => problem.id}
        rowName={problem => t('import.line_number', { number: problem.line })}
        columns={[
          {
            id: 'line',
            label: t('import.line'),
            isNumeric: true,
            isRowHeader: true,
            width: '80px',
            render: problem => problem.line,
          },
          { id: 'field', label: t('import.field'), render: problem => t(`import.field_${problem.field}`) },
          {
            id: 'value',
            label: t('import.value'),
            render: problem => <span className={styles.value}>{problem.value || '–'}</span>,
          },
          { id: 'code', label: t('import.problem'), render: problem => say(problem.code) },
        ]}
      />
      {preview.wrongLines && (
        <div>
          <Button
            variant="secondary"
            size="small"
            icon={Download}
            onPress={() => saveFile(new Blob([preview.wrongLines ?? ''], { type: 'text/csv' }), wrongName)}
          >
            {t('import.wrong_lines')}
          </Button>
        </div>
      )}
      {preview.problemCount > preview.problems.length && (
        <p className={styles.note}>{t('import.more_problems', { count: preview.problems.length })}</p>
      )}
    </>
  )
}
