import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAttempt } from '#platform/web/api/use-attempt.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { FileDrop } from '#platform/web/ui/file-drop.tsx'
import { Progress } from '#platform/web/ui/progress.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { fairs } from '../../contract/fair.ts'
import { defaultFairs } from '../../contract/public-fair.ts'
import { importFair, type TakenFair, transferMax } from '../../contract/transfer.ts'
import { TakenReport } from './taken-report.tsx'
import styles from './transfer.module.css'

/** Takes in a fair that was exported elsewhere. */
export function ImportPanel({ fair }: { fair: number }) {
  const t = useWords('fairs')
  const say = useWords('validations')
  const api = useApi()
  const refresh = useRefresh()
  const [file, setFile] = useState<File | null>(null)
  const [withPeople, setWithPeople] = useState(false)
  const [hasRight, setHasRight] = useState(false)
  const [lacksRight, setLacksRight] = useState(false)
  const [taken, setTaken] = useState<TakenFair | null>(null)
  const { isPending, percent, setPercent, problem, setProblem, attempt } = useAttempt()
  const take = () => {
    if (!file) return
    if (withPeople && !hasRight) return setLacksRight(true)
    void attempt(async () => {
      const body = new FormData()
      body.set('file', file)
      const query = { withPeople, hasRight: withPeople && hasRight }
      setTaken(await api.callInSteps(importFair, { params: { id: fair }, query, body, onStep: setPercent }))
      await refresh(fairs, defaultFairs)
    })
  }
  if (taken)
    return (
      <Card title={t('transfer.taken')} level={2}>
        <TakenReport taken={taken} />
      </Card>
    )
  return (
    <Card title={t('transfer.import')} level={2}>
      <div className={styles.stack}>
        <p>{t('transfer.import_text')}</p>
        <div className={styles.wide}>
          <FileDrop
            label={t('transfer.file')}
            name="file"
            accepts={['.zip']}
            maxSize={transferMax}
            hint={t('transfer.file_hint')}
            error={problem ?? undefined}
            file={file}
            onChoose={chosen => {
              setProblem(null)
              setFile(chosen)
            }}
            onRemove={() => setFile(null)}
          />
        </div>
        <CheckboxField
          name="takesPeople"
          hint={t('transfer.take_people_hint')}
          isSelected={withPeople}
          onChange={setWithPeople}
        >
          {t('transfer.take_people')}
        </CheckboxField>
        {withPeople && (
          <CheckboxField
            name="hasRight"
            hint={t('transfer.has_right_hint')}
            error={lacksRight && !hasRight ? say('import_right_required') : undefined}
            isSelected={hasRight}
            onChange={setHasRight}
          >
            {t('transfer.has_right')}
          </CheckboxField>
        )}
        {isPending && (
          <div className={styles.wide}>
            <Progress label={t('transfer.taking')} value={percent} />
          </div>
        )}
        <Button isDisabled={!file} isPending={isPending} onPress={take}>
          {t('transfer.take')}
        </Button>
      </div>
    </Card>
  )
}
