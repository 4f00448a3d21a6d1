import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callQuery, keyOf, useApi } from '#platform/web/api/api-context.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type Conference, viewConference } from '../../contract/calls.ts'
import { readDesk } from '../../contract/desk.ts'
import { ownStage, readStage } from '../../contract/stage.ts'
import { AskQuestion } from './ask-question.tsx'
import { QuestionRow } from './question-row.tsx'
import styles from './questions.module.css'
import { questionsShown } from './questions-shown.ts'

type Props = {
  conference: Conference
  /** Whoever reads decides about questions. */
  isDesk: boolean
  /** Questions are still taken. */
  isOpen: boolean
}

/** What is asked in a session: asked, voted for, and decided about at the desk. */
export default function Questions({ conference, isDesk, isOpen }: Props) {
  const t = useWords('conferences')
  const api = useApi()
  const queries = useQueryClient()
  const { id, state } = conference
  const of = { params: { id } }
  const { data: stage } = useQuery(callQuery(api, readStage, of))
  const { data: own } = useQuery(callQuery(api, ownStage, of))
  const { data: desk } = useQuery({ ...callQuery(api, readDesk, of), enabled: isDesk })
  const isStale = stage !== undefined && stage.state !== state
  useEffect(() => {
    // It went on air, or is over: whether one may come in is asked again.
    if (isStale) void queries.invalidateQueries({ queryKey: keyOf(viewConference) })
  }, [isStale, queries])
  if (!stage || !own) return null
  const { shown, waiting } = questionsShown(stage.questions, own.questions, desk?.questions)
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
      {shown.length > 0 ? (
        <ul className={styles.list} aria-label={t('question.all')}>
          {shown.map(question => (
            <QuestionRow
              key={question.id}
              question={question}
              isDesk={isDesk}
              isMine={own.questions.some(one => one.id === question.id)}
              isVoted={own.votes.includes(question.id)}
              canVote={isOpen}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t('question.none')}</p>
      )}
      {isOpen && (
        <AskQuestion conference={id} isModerated={conference.questionMode === 'moderated' && !isDesk} />
      )}
    </section>
  )
}
