import { useQuery } from '@tanstack/react-query'
import { Zap } from 'lucide-react'
import { type Ref, Suspense, useState } from 'react'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { Kbd } from '#platform/web/ui/kbd.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { readyAnswers } from '../../contract/ready-answer.ts'
import styles from '../conversation/conversations.module.css'

// Only whoever changes them fetches it.
const ReadyAnswersDialog = lazyWithRetry(() => import('./ready-answers-dialog.tsx'))

/** What the firm often answers, at this booth: a press fills the field, nothing is sent by itself. */
export function ReadyAnswers({
  firm,
  stand,
  onChoose,
  ref,
}: {
  firm: number
  stand: number
  onChoose: (text: string) => void
  ref?: Ref<HTMLUListElement>
}) {
  const t = useWords('messaging')
  const [isEditing, edit] = useState(false)
  const { data } = useQuery(
    listQuery(useApi(), readyAnswers, { firm, pagination: 'false', 'order[rank]': 'asc' }),
  )
  if (!data) return null
  const applying = data.rows.filter(answer => !answer.stand || answer.stand.id === stand)
  return (
    <section className={styles.answers} aria-label={t('answers.title')}>
      <div className={styles.answers_head}>
        <span>
          <Icon of={Zap} size="small" />
          {t('answers.title')}
          {applying.length > 0 && <Kbd>!</Kbd>}
        </span>
        <Button variant="ghost" size="small" onPress={() => edit(true)}>
          {t(data.rows.length ? 'answers.edit' : 'answers.add')}
        </Button>
      </div>
      {applying.length > 0 && (
        <ul ref={ref} className={styles.answers_list}>
          {applying.map(({ id, title, text }) => (
            <li key={id}>
              <Button variant="secondary" size="small" onPress={() => onChoose(text)}>
                {title}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isEditing && (
        <Suspense>
          <ReadyAnswersDialog firm={firm} stand={stand} answers={data.rows} close={() => edit(false)} />
        </Suspense>
      )}
    </section>
  )
}
