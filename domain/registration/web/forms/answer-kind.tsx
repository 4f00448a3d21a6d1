import { useQuery } from '@tanstack/react-query'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { allDataLists } from '#domain/reference/contract/data-list.ts'
import { listPages } from '#domain/reference/contract/list-pages.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { FormBlock } from '../../contract/registration-form.ts'
import styles from './forms.module.css'

const types = ['text', 'checkbox', 'table'] as const

type Props = Pick<FormBlock, 'type' | 'table'> & { onChange: (change: Partial<FormBlock>) => void }

/** How a field of the fair's own is answered: a text, a box to tick, or one entry of a table. */
export function AnswerKind({ type, table, onChange }: Props) {
  const t = useWords('registration')
  const api = useApi()
  const href = useSalonHref()
  const { data: tables = [] } = useQuery(callQuery(api, allDataLists))
  return (
    <>
      <RadioGroupField
        label={t('forms.type')}
        isInRow
        options={types.map(id => ({ id, label: t(`forms.type_${id}`) }))}
        value={type}
        onChange={next => onChange({ type: types.find(one => one === next) })}
      />
      {type === 'table' && (
        <SelectField
          name="table"
          label={t('forms.table')}
          isRequired
          options={tables.map(({ ref, name, entries }) => ({
            id: ref,
            label: name || ref,
            hint: entries.length ? entries.map(entry => entry.name).join(', ') : t('forms.table_empty'),
          }))}
          hint={
            <a
              className={styles.link}
              href={href(listPages.tablesConfigure.path, { ref: table })}
              target="_blank"
              rel="noreferrer"
            >
              {t('forms.tables')}
            </a>
          }
          value={table ?? null}
          onChange={ref => onChange({ table: ref })}
        />
      )}
    </>
  )
}
