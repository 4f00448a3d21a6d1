import { Download } from 'lucide-react'
import { type ImportField, importLimits } from '#platform/contract/import.ts'
import { ButtonLink } from '../ui/button.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import { Progress } from '../ui/progress.tsx'
import { useWords } from '../words/words.ts'
import styles from './import.module.css'
import type { ImportState } from './use-import.ts'

const exampleOf = (fields: readonly ImportField[]) =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${fields.map(({ name }) => name).join(',')}\r\n`)}`

export type FileStepProps = {
  fields: readonly ImportField[]
  /** What a line of the file is. */
  fileHint: string
  /** What the file needs, and what it may leave out. */
  fileLead: string
  /** Name of the empty template. */
  exampleName: string
  /** What else is taken than tables, and how large it may be. */
  accepts?: readonly string[]
  maxSize?: number
}

/** Which file; and what it may look like. */
export function FileStep({
  state,
  fields,
  fileHint,
  fileLead,
  exampleName,
  accepts = [],
  maxSize = importLimits.bytes,
}: FileStepProps & { state: ImportState<unknown> }) {
  const t = useWords('import')
  return (
    <div className={styles.file}>
      <FileDrop
        label={t('file')}
        name="file"
        accepts={[...accepts, '.xlsx', '.csv', '.tsv', '.txt']}
        maxSize={maxSize}
        hint={fileHint}
        error={state.problem ?? undefined}
        file={state.file && { name: state.file.name, size: state.file.size }}
        onChoose={file => void state.choose(file)}
        onRemove={state.forget}
      />
      {state.isPending && <Progress label={t('reading')} />}
      <p className={styles.note}>{fileLead}</p>
      <ButtonLink
        variant="ghost"
        size="small"
        icon={Download}
        href={exampleOf(fields)}
        download={exampleName}
      >
        {t('example')}
      </ButtonLink>
    </div>
  )
}
