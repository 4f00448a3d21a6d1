import type { ReactNode } from 'react'
import type { ImportField, ImportFile } from '#platform/contract/import.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/select.tsx'
import { Table } from '../ui/table.tsx'
import { useCodeWords, useWords } from '../words/words.ts'
import styles from './import.module.css'
import { ProblemNote } from './problem-note.tsx'
import type { ImportState } from './use-import.ts'

const none = '-'
type Sample = { id: string; cells: string[] }

export type ColumnsStepProps = {
  fields: readonly ImportField[]
  labelOf: (field: string) => string
  /** What is to be decided for the whole file. */
  options?: ReactNode
  /** Whether all of it is decided; says what is not. */
  mayGoOn?: () => boolean
}

/** What each column holds: guessed, and to be put right by the person. */
export function ColumnsStep({
  state,
  read,
  fields,
  labelOf,
  options,
  mayGoOn = () => true,
}: ColumnsStepProps & { state: ImportState<unknown>; read: ImportFile }) {
  const t = useWords('import')
  const say = useCodeWords()
  const { mapping } = state
  const nameOf = (column: number) => read.columns[column] || t('column', { number: column + 1 })
  const usedBy = (column: number) => fields.find(({ name }) => mapping[name] === column)?.name
  const optionsFor = (field: string) => [
    { id: none, label: t('no_column') },
    ...read.columns.map((_, column) => {
      const user = usedBy(column)
      return {
        id: String(column),
        label: nameOf(column),
        hint: user && user !== field ? labelOf(user) : undefined,
        isDisabled: user !== undefined && user !== field,
      }
    }),
  ]
  const naming = mapping[fields[0]?.name ?? ''] ?? 0
  return (
    <>
      <p className={styles.note}>
        {t('found', { count: read.total, columns: read.columns.length })}{' '}
        <Badge>{t(read.encoding ? `encoding_${read.encoding.replaceAll('-', '_')}` : 'workbook')}</Badge>
        {read.head > 1 && ` ${t('head_at', { number: read.head })}`}
      </p>
      <div className={styles.fields}>
        {fields.map(({ name, unmapped }) => (
          <SelectField
            key={name}
            name={name}
            label={labelOf(name)}
            isRequired={unmapped !== undefined}
            error={unmapped && mapping[name] === undefined ? say(unmapped) : undefined}
            options={optionsFor(name)}
            value={mapping[name] === undefined ? none : String(mapping[name])}
            onChange={id => state.map(name, id === null || id === none ? null : Number(id))}
          />
        ))}
      </div>
      <h2 className={styles.heading}>{t('first_rows')}</h2>
      <div className={styles.sample}>
        <Table
          label={t('first_rows')}
          rows={read.rows.slice(0, 5).map((cells, at) => ({ cells, id: `row${at}` }))}
          rowId={row => row.id}
          rowName={row => row.cells[naming] ?? ''}
          columns={read.columns.map((_, column) => {
            const field = usedBy(column)
            return {
              id: `column${column}`,
              label: field ? `${nameOf(column)} → ${labelOf(field)}` : nameOf(column),
              isRowHeader: column === naming,
              render: (row: Sample) => row.cells[column],
            }
          })}
        />
      </div>
      {options}
      <ProblemNote problem={state.problem} />
      <div className={styles.actions}>
        <Button variant="ghost" onPress={() => state.goTo('file')}>
          {t('back')}
        </Button>
        <Button
          isPending={state.isPending}
          isDisabled={fields.some(field => field.unmapped && mapping[field.name] === undefined)}
          onPress={() => void (mayGoOn() && state.check())}
        >
          {t('check')}
        </Button>
      </div>
    </>
  )
}
