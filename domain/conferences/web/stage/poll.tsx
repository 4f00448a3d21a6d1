import { Vote } from 'lucide-react'
import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Progress } from '#platform/web/ui/progress.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { type ShownPoll, voteInPoll } from '../../contract/polls.ts'
import { type OwnStage, ownStage, readStage, type Stage } from '../../contract/stage.ts'
import styles from './poll.module.css'

/** The poll that runs, else the last one: to vote in, or with what came of it. */
export function Poll({ stage, own }: { stage: Stage; own: OwnStage }) {
  const t = useWords('conferences')
  const { poll } = stage
  if (!poll)
    return (
      <EmptyState isPlain level={3} title={t('poll.none')}>
        {t('poll.none_text')}
      </EmptyState>
    )
  const mine = own.polls.find(({ id }) => id === poll.id)
  const isVoting = poll.state === 'open' && !mine
  // Whoever has voted may know more of it than everybody.
  const known = poll.voters === null && mine ? { ...mine, state: poll.state } : poll
  return isVoting ? (
    <Ballot key={poll.id} poll={poll} />
  ) : (
    <PollResults poll={known} hasVoted={Boolean(mine)} />
  )
}

function Ballot({ poll }: { poll: ShownPoll }) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { run, isPending } = useAction()
  const isSingle = poll.kind === 'single'
  const choose = (id: number, isOn: boolean) =>
    setChosen(before => (isSingle ? [id] : isOn ? [...before, id] : before.filter(one => one !== id)))
  const vote = () =>
    run(async () => {
      try {
        await api.call(voteInPoll, { params: { id: poll.id }, body: { options: [...chosen] } })
      } finally {
        await refresh(readStage, ownStage)
      }
    })
  return (
    <form
      className={styles.poll}
      onSubmit={e => {
        e.preventDefault()
        if (chosen.length) vote()
      }}
    >
      <fieldset className={styles.ballot}>
        <legend>{poll.question}</legend>
        {poll.options.map(option => (
          <label key={option.id} className={styles.option}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={`poll-${poll.id}`}
              checked={chosen.includes(option.id)}
              onChange={e => choose(option.id, e.target.checked)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.note}>
        {isSingle ? '' : `${t('poll.several')} `}
        {t('poll.is_final')} {t(`poll.shown_${poll.shown}`)}
      </p>
      <Button type="submit" icon={Vote} isPending={isPending} isDisabled={!chosen.length}>
        {t('poll.vote')}
      </Button>
    </form>
  )
}

/** What came of a poll: in words, then as bars; where it is not told, that it is not. */
export function PollResults({ poll, hasVoted = false }: { poll: ShownPoll; hasVoted?: boolean }) {
  const t = useWords('conferences')
  const locale = useLocale()
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const { voters } = poll
  const most = Math.max(0, ...poll.options.map(({ votes }) => votes ?? 0))
  const first = poll.options.filter(({ votes }) => votes === most)
  const share = (votes: number | null) => (voters ? (votes ?? 0) / voters : 0)
  const inWords = () => {
    if (voters === null) return t(poll.shown === 'never' ? 'poll.not_told' : 'poll.told_later')
    if (voters === 0) return t('poll.nobody')
    const texts = new Intl.ListFormat(locale).format(first.map(({ text }) => `«\u00a0${text}\u00a0»`))
    return [
      t('poll.voters', { count: voters }),
      t('poll.leads', { count: first.length, texts, share: percent.format(share(most)) }),
    ].join(' ')
  }
  return (
    <section className={styles.poll} aria-labelledby={`poll-${poll.id}`}>
      <h3 id={`poll-${poll.id}`} className={styles.question}>
        {poll.question}
      </h3>
      <p className={styles.state}>
        <Badge {...(poll.state === 'open' && { tone: 'talk' as const })}>{t(`poll.${poll.state}`)}</Badge>
        {hasVoted && <span>{t('poll.voted')}</span>}
      </p>
      <p role="status">{inWords()}</p>
      {voters !== null && voters > 0 && (
        <ul className={styles.bars}>
          {poll.options.map(option => (
            <li key={option.id}>
              <Progress
                label={option.text}
                value={share(option.votes) * 100}
                valueLabel={`${number.format(option.votes ?? 0)} · ${percent.format(share(option.votes))}`}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
