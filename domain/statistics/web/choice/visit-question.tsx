import { useId } from 'react'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { useVisitChoice } from './use-visit-choice.ts'
import styles from './visit-question.module.css'

/** Asked once, in passing: both answers are one press, and nothing waits for either. */
export default function VisitQuestion({ fair }: { fair: number }) {
  const t = useWords('statistics')
  const href = useSalonHref()
  const title = useId()
  const { choose, isPending } = useVisitChoice(fair)
  return (
    <section className={styles.question} aria-labelledby={title}>
      <p id={title} className={styles.title}>
        {t('question.title')}
      </p>
      <p className={styles.text}>
        {t('question.text')} <Link to={href(fairPaths.cookies)}>{t('question.more')}</Link>
      </p>
      <div className={styles.answers}>
        <Button variant="secondary" size="small" isDisabled={isPending} onPress={() => choose('no')}>
          {t('question.no')}
        </Button>
        <Button variant="secondary" size="small" isDisabled={isPending} onPress={() => choose('yes')}>
          {t('question.yes')}
        </Button>
      </div>
    </section>
  )
}
