import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ImportFile } from '../../contract/import/endpoints.ts'
import { type ImportField, importFields } from '../../contract/import/fields.ts'
import styles from './import.module.css'
import { ProblemNote } from './problem-note.tsx'
import type { ImportState } from './use-import.ts'

const none = '-'
type Sample = { id: string; cells: string[] }

/** What each column holds: guessed, and to be put right by the person. */
export function ColumnsStep({ state, read }: { state: ImportState; read: ImportFile }) {
  const t = useWords('stands')
  const { mapping } = state
  const nameOf = (column: number) => read.columns[column] || t('import.column', { number: column + 1 })
  const usedBy = (column: number): ImportField | undefined =>
    importFields.find(({ name }) => mapping[name] === column)?.name
  const optionsFor = (field: ImportField) => [
    { id: none, label: t('import.no_column') },
    ...read.columns.map((_, column) => {
      const user = usedBy(column)
      return {
        id: String(column),
        label: nameOf(column),
        hint: user && user !== field ? t(`import.field_${user}`) : undefined,
        isDisabled: user !== undefined && user !== field,
      }
    }),
  ]
  return (
    <>
      <p className={styles.note}>
        {t('import.found', { count: read.total, columns: read.columns.length })}{' '}
        <Badge>{t(`import.encoding_${read.encoding.replace('-', '_')}`)}</Badge>
      </p>
      <div className={styles.fields}>
        {importFields.map(({ name }) => (
          <SelectField
            key={name}
            name={name}
            label={t(`import.field_${name}`)}
            isRequired={name === 'firm'}
            options={optionsFor(name)}
            value={mapping[name] === undefined ? none : String(mapping[name])}
            onChange={id => state.map(name, id === null || id === none ? null : Number(id))}
          />
        ))}
      </div>
      <h2 className={styles.heading}>{t('import.first_rows')}</h2>
      <div className={styles.sample}>
        <Table
          label={t('import.first_rows')}
          rows={read.rows.slice(0, 5).map((cells, at) => ({ cells, id: `row${at}` }))}
          rowId={row => row.id}
          rowName={row => row.cells[mapping.firm ?? 0] ?? ''}
          columns={read.columns.map((_, column) => {
            const field = usedBy(column)
            return {
              id: `column${column}`,
              label: field ? `${nameOf(column)} → ${t(`import.field_${field}`)}` : nameOf(column),
              isRowHeader: column === (mapping.firm ?? 0),
              render: (row: Sample) => row.cells[column],
            }
          })}
        />
      </div>
      <ProblemNote problem={state.problem} />
      <div className={styles.actions}>
        <Button variant="ghost" onPress={() => state.goTo('file')}>
          {t('import.back')}
        </Button>
        <Button
          isPending={state.isPending}
          isDisabled={mapping.firm === undefined}
          onPress={() => void state.check()}
        >
          {t('import.check')}
        </Button>
      </div>
    </>
  )
}
