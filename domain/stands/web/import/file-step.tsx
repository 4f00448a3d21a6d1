import { Download } from 'lucide-react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { FileDrop } from '#platform/web/ui/file-drop.tsx'
import { Progress } from '#platform/web/ui/progress.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { importLimits } from '../../contract/import/endpoints.ts'
import { importFields } from '../../contract/import/fields.ts'
import styles from './import.module.css'
import type { ImportState } from './use-import.ts'

const example = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${importFields.map(({ name }) => name).join(',')}\r\n`)}`

/** Which file; and what it may look like. */
export function FileStep({ state }: { state: ImportState }) {
  const t = useWords('stands')
  return (
    <div className={styles.file}>
      <FileDrop
        label={t('import.file')}
        name="file"
        accepts={['.csv', '.tsv', '.txt']}
        maxSize={importLimits.bytes}
        hint={t('import.file_hint', { rows: new Intl.NumberFormat(useLocale()).format(importLimits.rows) })}
        error={state.problem ?? undefined}
        file={state.file && { name: state.file.name, size: state.file.size }}
        onChoose={file => void state.choose(file)}
        onRemove={state.forget}
      />
      {state.isPending && <Progress label={t('import.reading')} />}
      <p className={styles.note}>{t('import.any_order')}</p>
      <ButtonLink variant="ghost" size="small" icon={Download} href={example} download="exhibitors.csv">
        {t('import.example')}
      </ButtonLink>
    </div>
  )
}
