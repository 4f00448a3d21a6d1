import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Conference } from '../../contract/calls.ts'
import { readDesk } from '../../contract/desk.ts'
import { AskQuestion } from './ask-question.tsx'
import { QuestionRow } from './question-row.tsx'
import styles from './questions.module.css'
import { questionsShown } from './questions-shown.ts'
import { useStage } from './use-stage.ts'
import { useSteadyOrder } from './use-steady-order.ts'

type Props = {
  conference: Conference
  /** Whoever reads decides about questions. */
  isDesk: boolean
  /** Questions are still taken. */
  isOpen: boolean
  /** Where the film answers them. */
  moments: readonly { id: number; at: number }[]
}

/** What is asked in a session: asked, voted for, and decided about at the desk. */
export function Questions({ conference, isDesk, isOpen, moments }: Props) {
  const t = useWords('conferences')
  const api = useApi()
  const { id } = conference
  const { stage, own } = useStage(conference)
  const { data: desk } = useQuery({ ...callQuery(api, readDesk, { params: { id } }), enabled: isDesk })
  const { shown, waiting } = questionsShown(stage?.questions ?? [], own?.questions ?? [], desk?.questions)
  const open = shown.filter(({ state }) => state !== 'answered')
  const answered = shown.filter(({ state }) => state === 'answered')
  const { order, moved, holding } = useSteadyOrder(open.map(question => question.id))
  if (!stage || !own) return null
  const row = (question: (typeof shown)[number]) => (
    <QuestionRow
      key={question.id}
      question={question}
      isDesk={isDesk}
      isMine={own.questions.some(one => one.id === question.id)}
      isVoted={own.votes.includes(question.id)}
      at={moments.find(one => one.id === question.id)?.at}
      canVote={isOpen && question.state !== 'answered'}
    />
  )
  return (
    <section className={styles.questions} aria-labelledby="session-questions">
      <h2 id="session-questions" className={styles.title}>
        {shown.length ? t('question.title', { count: shown.length }) : t('question.all')}
      </h2>
      {waiting.length > 0 && (
        <ul className={styles.list} aria-label={t('question.waiting')}>
          {waiting.map(question => (
            <QuestionRow key={question.id} question={question} isDesk={isDesk} isMine={!isDesk} />
          ))}
        </ul>
      )}
      {moved > 0 && (
        <p className={styles.moved} role="status">
          {t('question.moved', { count: moved })}
        </p>
      )}
      {open.length > 0 && (
        <ul className={styles.list} aria-label={t('question.all')} {...holding}>
          {order.flatMap(one => open.filter(question => question.id === one)).map(row)}
        </ul>
      )}
      {shown.length === 0 && <p className={styles.none}>{t('question.none')}</p>}
      {answered.length > 0 && (
        <>
          <h3 id="session-answered" className={styles.already}>
            {t('question.already')} <span>{answered.length}</span>
          </h3>
          <ul className={styles.list} aria-labelledby="session-answered">
            {answered.map(row)}
          </ul>
        </>
      )}
      {isOpen && (
        <AskQuestion conference={id} isModerated={conference.questionMode === 'moderated' && !isDesk} />
      )}
    </section>
  )
}
