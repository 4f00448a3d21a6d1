import { Check, ChevronUp, Megaphone, Play, X } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { ToggleButton } from '#platform/web/ui/toggle-button.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { readDesk } from '../../contract/desk.ts'
import {
  decideQuestion,
  type ShownQuestion,
  unvoteQuestion,
  voteForQuestion,
} from '../../contract/questions.ts'
import { ownStage, readStage } from '../../contract/stage.ts'
import { clockOf, spokenTime } from '../film/film-time.ts'
import styles from './questions.module.css'

type Props = {
  question: ShownQuestion
  isDesk: boolean
  isMine: boolean
  isVoted?: boolean
  canVote?: boolean
  /** The second of the film at which it came on the stage. */
  at?: number | undefined
}

/** What the desk may make of a question, the next step first. */
const steps = {
  pending: ['visible', 'dismissed'],
  visible: ['on_stage', 'dismissed'],
  on_stage: ['answered', 'visible'],
  answered: ['visible'],
  dismissed: ['visible'],
} as const satisfies Record<ShownQuestion['state'], readonly ShownQuestion['state'][]>
const icons = { visible: Check, on_stage: Megaphone, answered: Check, dismissed: X } as const

/** A question with its votes; at the desk with what becomes of it. */
export function QuestionRow({ question, isDesk, isMine, isVoted = false, canVote = false, at }: Props) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const number = new Intl.NumberFormat(useLocale())
  const { run, isPending } = useAction()
  const { id, text, author, state, votes, answer } = question
  const readAgain = () => refresh(readStage, ownStage, readDesk)
  const vote = () =>
    run(async () => {
      await api.call(isVoted ? unvoteQuestion : voteForQuestion, { params: { id } })
      await readAgain()
    })
  const decide = (next: ShownQuestion['state']) =>
    run(async () => {
      await api.call(decideQuestion, { params: { id }, body: { state: next } })
      await readAgain()
    })
  return (
    <li className={styles.question} data-state={state}>
      {state !== 'pending' && (
        <ToggleButton
          className={styles.vote}
          isSelected={isVoted}
          isDisabled={!canVote || isMine || isPending}
          onChange={vote}
          aria-label={t('question.vote', { text, count: votes })}
        >
          <Icon of={ChevronUp} size="small" />
          <span>{number.format(votes)}</span>
        </ToggleButton>
      )}
      <div className={styles.said}>
        <p className={styles.text}>{text}</p>
        <p className={styles.who}>
          {state === 'on_stage' && <Badge tone="talk">{t('question.on_stage')}</Badge>}
          {state === 'answered' && <Badge tone="ok">{t('question.answered')}</Badge>}
          {state === 'pending' && <Badge>{t('question.pending')}</Badge>}
          <span>{isMine ? t('question.mine') : (author ?? t('question.anonymous'))}</span>
        </p>
        {answer && <p className={styles.answer}>{answer}</p>}
        {at !== undefined && <Moment at={at} text={text} />}
        {isDesk && (
          <p className={styles.steps}>
            {steps[state].map(next => (
              <Button
                key={next}
                size="small"
                variant="secondary"
                icon={icons[next]}
                isDisabled={isPending}
                onPress={() => decide(next)}
              >
                {t(`question.do_${next}`)}
              </Button>
            ))}
          </p>
        )}
      </div>
    </li>
  )
}

/** Leads to where it is answered in the film, which stands on the same page. */
function Moment({ at, text }: { at: number; text: string }) {
  const t = useWords('conferences')
  const locale = useLocale()
  const [, setSearch] = useSearchParams()
  const jump = () => {
    setSearch({ t: String(at) }, { replace: true, preventScrollReset: true })
    document.querySelector('[data-film]')?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <p className={styles.steps}>
      <Button
        size="small"
        variant="secondary"
        icon={Play}
        aria-label={t('question.see_named', { text, at: spokenTime(locale, at) })}
        onPress={jump}
      >
        {t('question.see_at', { at: clockOf(at) })}
      </Button>
    </p>
  )
}
