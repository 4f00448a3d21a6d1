import { useState } from 'react'
import { fairs } from '#domain/fairs/contract/fair.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CheckboxGroupField } from '#platform/web/ui/checkbox.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { readAssessment, type StatAssessment, stateAssessment } from '../../contract/assessment.ts'
import styles from '../figures/figures.module.css'
import { useHow } from './use-how.ts'

/** Counting without asking begins here: what no setting says is stated by whoever runs the fair. */
export function Exemption({ fair, assessment }: { fair: number; assessment: StatAssessment }) {
  const t = useWords('statistics')
  const how = useHow(assessment)
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const [isAsked, ask] = useState(false)
  const [stated, state] = useState<string[]>([])
  const { points, mode } = assessment
  const open = points.filter(({ isMet }) => isMet === null)
  if (mode === 'exempt' && open.every(({ isStated }) => isStated)) return null
  if (points.some(({ isMet }) => isMet === false))
    return <p className={styles.unprinted}>{t('assessment.not_yet')}</p>
  const choose = async () => {
    const body = { fairId: fair, stated: open.map(({ point }) => point) }
    await api.call(stateAssessment, { body })
    ask(false)
    await refresh(readAssessment, fairs)
    toast.success(t('assessment.chosen'))
  }
  return (
    <div className={styles.unprinted}>
      <Button onPress={() => ask(true)}>{t('assessment.choose')}</Button>
      <Confirm
        isOpen={isAsked}
        onOpenChange={ask}
        title={t('assessment.ask')}
        confirmLabel={t('assessment.choose')}
        isPending={isPending}
        isDisabled={open.some(({ point }) => !stated.includes(point))}
        onConfirm={() => run(choose)}
      >
        <p>{t('assessment.ask_text')}</p>
        <CheckboxGroupField
          label={t('assessment.ask_points')}
          value={stated}
          onChange={state}
          options={open.map(one => ({
            id: one.point,
            label: t(`assessment.${one.point}`),
            hint: how(one),
          }))}
        />
      </Confirm>
    </div>
  )
}
