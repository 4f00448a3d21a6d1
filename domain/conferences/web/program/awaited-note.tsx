import { Send } from 'lucide-react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ProgramOf } from '../../contract/program.ts'
import styles from '../manage/program-states.module.css'
import { useIsRun } from '../use-is-run.ts'
import { usePublishProgram } from './use-publish-program.ts'

type Props = {
  /** A draft. */
  program: Pick<ProgramOf, 'id' | 'name'>
  /** What is not seen: a published session of it, or all of it. */
  of: 'session' | 'program'
}

/** That nobody sees it before its programme is published; who runs the fair does so here. */
export default function AwaitedNote({ program, of }: Props) {
  const t = useWords('conferences')
  const isRun = useIsRun(useCurrentFair().id)
  const { publish, isPending } = usePublishProgram()
  return (
    <section className={styles.notice} aria-label={t('awaited.title')}>
      <p>
        {t(`awaited.${of}`)} {!isRun && t('awaited.by_organizer')}
      </p>
      {isRun && (
        <Button
          size="small"
          icon={Send}
          isPending={isPending}
          aria-label={t('awaited.publish_named', { name: program.name || t('program.title') })}
          onPress={() => publish(program)}
        >
          {t('awaited.publish')}
        </Button>
      )}
    </section>
  )
}
