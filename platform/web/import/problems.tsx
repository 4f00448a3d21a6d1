import { Download } from 'lucide-react'
import type { ImportOutcome } from '#platform/contract/import.ts'
import { saveFile } from '../api/save-file.ts'
import { Button } from '../ui/button.tsx'
import { Table } from '../ui/table.tsx'
import { useWords } from '../words/words.ts'
import styles from './import.module.css'

/** What is wrong, line by line, and the lines to be mended as a file. */
export function Problems({
  outcome: preview,
  fileName,
  labelOf,
}: {
  outcome: ImportOutcome
  fileName: string
  labelOf: (field: string) => string
}) {
  const t = useWords('import')
  const say = useWords('validations')
  const wrongName = `${fileName.replace(/\.[^.]*$/, '')}-${t('wrong_name')}.csv`
  return (
    <>
      <p className={styles.problem} role="alert">
        {t('problems', { count: preview.problemCount })}
      </p>
      <Table
        label={t('problem_list')}
        rows={preview.problems.map((problem, at) => ({ ...problem, id: String(at) }))}
        rowId={problem => problem.id}
        rowName={problem => t('line_number', { number: problem.line })}
        columns={[
          {
            id: 'line',
            label: t('line'),
            isNumeric: true,
            isRowHeader: true,
            width: '80px',
            render: problem => problem.line,
          },
          { id: 'field', label: t('field'), render: problem => labelOf(problem.field) },
          {
            id: 'value',
            label: t('value'),
            render: problem => <span className={styles.value}>{problem.value || '–'}</span>,
          },
          { id: 'code', label: t('problem'), render: problem => say(problem.code) },
        ]}
      />
      {preview.wrongLines && (
        <div className={styles.below}>
          <Button
            variant="secondary"
            size="small"
            icon={Download}
            onPress={() => saveFile(new Blob([preview.wrongLines ?? ''], { type: 'text/csv' }), wrongName)}
          >
            {t('wrong_lines')}
          </Button>
        </div>
      )}
      {preview.problemCount > preview.problems.length && (
        <p className={styles.note}>{t('more_problems', { count: preview.problems.length })}</p>
      )}
    </>
  )
}
