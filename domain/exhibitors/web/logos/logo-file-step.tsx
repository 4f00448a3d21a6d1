import { logoKinds, picturesMax, sentMax } from '#domain/media/contract/pictures.ts'
import styles from '#platform/web/import/import.module.css'
import { Button } from '#platform/web/ui/button.tsx'
import { FileDrop } from '#platform/web/ui/file-drop.tsx'
import { Progress } from '#platform/web/ui/progress.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { LogosState } from './use-logos.ts'

/** Which pictures; and how they are to be called. */
export function LogoFileStep({ state }: { state: LogosState }) {
  const t = useWords('exhibitors')
  const steps = useWords('import')
  const { files } = state
  const [first] = files
  return (
    <div className={styles.file}>
      <FileDrop
        label={t('logos.files')}
        name="file"
        accepts={[...logoKinds, '.zip']}
        maxSize={sentMax}
        isMultiple
        hint={t('logos.files_hint', { count: picturesMax })}
        error={state.problem ?? undefined}
        file={
          first && {
            name: files.length > 1 ? t('logos.chosen', { count: files.length }) : first.name,
            size: files.reduce((sum, { size }) => sum + size, 0),
          }
        }
        onChoose={state.add}
        onRemove={state.forget}
      />
      <p className={styles.note}>{t('logos.names')}</p>
      {state.isPending && <Progress label={steps('reading')} />}
      <Button isDisabled={!first} isPending={state.isPending} onPress={() => void state.check()}>
        {steps('check')}
      </Button>
    </div>
  )
}
