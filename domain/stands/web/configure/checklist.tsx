import { ArrowRight, Check, Circle } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { Progress } from '#platform/web/ui/progress.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { BoothPart, BoothStep } from '../../contract/checklist.ts'
import styles from './configure.module.css'

/** How far the booth is, what comes next, and all that is done or missing. */
export function Checklist({
  steps,
  go,
  isShort = false,
}: {
  steps: readonly BoothStep[]
  go: (part: BoothPart) => void
  /** One line: how far, and what comes next. */
  isShort?: boolean
}) {
  const t = useWords('stands')
  const done = steps.filter(step => step.isDone).length
  const next = steps.find(step => !step.isDone && step.isNeeded) ?? steps.find(step => !step.isDone)
  return (
    <section
      className={styles.checklist}
      data-short={isShort || undefined}
      aria-label={t('configure.checklist')}
    >
      <Progress
        label={t(next?.isNeeded ? 'configure.incomplete' : 'configure.complete')}
        value={done}
        max={steps.length}
        valueLabel={t('configure.steps_done', { done, count: steps.length })}
      />
      {next && (
        <div>
          <Button variant="soft" iconAfter={ArrowRight} onPress={() => go(next.part)}>
            {t(`configure.todo_${next.id}`)}
          </Button>
        </div>
      )}
      {!isShort && (
        <Disclosure look="menu" title={t('configure.all_steps')}>
          <ul className={styles.steps}>
            {steps.map(step => (
              <li key={step.id} data-done={step.isDone || undefined}>
                <Icon of={step.isDone ? Check : Circle} size="small" />
                <button type="button" onClick={() => go(step.part)}>
                  {t(`configure.todo_${step.id}`)}
                  <span className="visually-hidden">
                    {t(step.isDone ? 'configure.step_done' : 'configure.step_missing')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  )
}
