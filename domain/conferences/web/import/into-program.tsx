import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { usePrograms } from '../program/use-programs.ts'
import styles from './into-program.module.css'

type Props = {
  programs: NonNullable<ReturnType<typeof usePrograms>['data']>['rows']
  value: string
  isDisabled: boolean
  onChange: (program: string | null) => void
}

/** Into which programme of the fair the file goes. */
export function IntoProgram({ programs, ...field }: Props) {
  const t = useWords('conferences')
  return (
    <div className={styles.into}>
      <SelectField
        label={t('import.into')}
        options={programs.map(({ id, name }) => ({ id: String(id), label: name ?? String(id) }))}
        {...field}
      />
    </div>
  )
}
