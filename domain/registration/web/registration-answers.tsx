import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { ownAnswers, personAnswers, type RegistrationAnswer } from '../contract/registration-answers.ts'
import styles from './registration-answers.module.css'

/** What somebody answered to the fields that fairs have made up; nothing where there is none. */
export function PersonAnswers({ id }: { id: number }) {
  const t = useWords('registration')
  const api = useApi()
  const { data, error, refetch } = useQuery(callQuery(api, personAnswers, { params: { id } }))
  if (error)
    return (
      <ErrorState title={t('answers.title')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  return <Answers title={t('answers.title')} answers={data} />
}

/** The same of oneself. */
export function OwnAnswers() {
  const t = useWords('registration')
  const { data } = useQuery(callQuery(useApi(), ownAnswers))
  return <Answers title={t('answers.own')} text={t('answers.own_text')} answers={data} />
}

type Props = { title: string; text?: string; answers?: readonly RegistrationAnswer[] }

function Answers({ title, text, answers = [] }: Props) {
  const t = useWords('registration')
  if (!answers.length) return null
  const said = (value: string | boolean) =>
    typeof value === 'string' ? value : t(value ? 'answers.yes' : 'answers.no')
  return (
    <section className={styles.answers}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      <dl className={styles.list}>
        {answers.map(({ id, label, value, isAsked, fair }) => (
          <div key={id} className={styles.answer}>
            <dt>{label}</dt>
            <dd>
              <span>{said(value)}</span>
              <small>{fair?.name}</small> {!isAsked && <Badge>{t('answers.asked_no_more')}</Badge>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
