import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { usePlaceKey } from '#platform/web/screens/use-place-key.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Kbd } from '#platform/web/ui/kbd.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { TextAreaField } from '#platform/web/ui/text-field.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { Conference } from '../../contract/calls.ts'
import { type ConferenceDesk, giveWord, readDesk } from '../../contract/desk.ts'
import { decideQuestion } from '../../contract/questions.ts'
import { lowerHand, type OwnStage, ownStage, readStage } from '../../contract/stage.ts'
import { untilWords } from '../session/until-words.ts'
import { useNow } from '../time/use-now.ts'
import styles from './desk.module.css'
import { deskTime } from './desk-clock.ts'
import { DeskPolls } from './desk-polls.tsx'
import { useAttend } from './use-stage.ts'

type DeskQuestion = ConferenceDesk['questions'][number]

/** What one key makes of the question that is chosen. */
const acts = [
  { key: 'a', state: 'visible', word: 'question.do_visible' },
  { key: 'o', state: 'on_stage', word: 'question.do_on_stage' },
  { key: 'r', state: 'answered', word: 'question.do_answered' },
  { key: 'x', state: 'dismissed', word: 'question.do_dismissed' },
] as const

const from: Readonly<Record<DeskQuestion['state'], readonly DeskQuestion['state'][]>> = {
  pending: ['visible', 'on_stage', 'answered', 'dismissed'],
  visible: ['on_stage', 'answered', 'dismissed'],
  on_stage: ['visible', 'answered', 'dismissed'],
  answered: ['visible', 'on_stage', 'dismissed'],
  dismissed: ['visible'],
}

/** What whoever moderates decides about: the clock, questions by one key each, hands, polls. */
export default function Desk({ conference, own }: { conference: Conference; own: OwnStage }) {
  const t = useWords('conferences')
  const api = useApi()
  const { attend, isPending } = useAttend(conference.id)
  const { data: desk } = useQuery(callQuery(api, readDesk, { params: { id: conference.id } }))
  if (!desk) return null
  return (
    <div className={styles.desk}>
      <DeskClock conference={conference} />
      <SwitchField
        label={t('stage.stay')}
        hint={t('stage.stay_hint')}
        isSelected={own.isFree}
        isDisabled={isPending}
        onChange={isFree => attend({ isFree })}
      />
      <DeskQueue questions={desk.questions.filter(({ mergedInto }) => mergedInto === null)} />
      <DeskHands conference={conference.id} desk={desk} />
      <DeskPolls conference={conference.id} polls={desk.polls} />
    </div>
  )
}

function DeskClock({ conference }: { conference: Conference }) {
  const t = useWords('conferences')
  const locale = useLocale()
  const now = useNow()
  const told = now === null ? null : deskTime(conference, now)
  if (!told) return null
  const { says, by } = told
  const count = Math.max(1, Math.floor(by / 60_000))
  return (
    <p className={styles.clock} role="timer">
      {says === 'begins'
        ? t('entry.begins', { when: untilWords(locale, by) })
        : says === 'ends'
          ? t('desk.ends', { when: untilWords(locale, by) })
          : t(`desk.${says}`, { count })}
    </p>
  )
}

function DeskQueue({ questions }: { questions: readonly DeskQuestion[] }) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const number = new Intl.NumberFormat(useLocale())
  const { run, isPending } = useAction()
  const [chosenId, setChosen] = useState<number | null>(null)
  const [merging, setMerging] = useState<number | null>(null)
  const [answering, setAnswering] = useState<number | null>(null)
  const [isAll, setAll] = useState(false)
  const shown = questions.filter(({ state }) => isAll || (state !== 'dismissed' && state !== 'answered'))
  const at = Math.max(
    0,
    shown.findIndex(({ id }) => id === chosenId),
  )
  const chosen = shown[at]
  const send = (id: number, body: { state?: DeskQuestion['state']; answer?: string; mergedInto?: number }) =>
    run(async () => {
      await api.call(decideQuestion, { params: { id }, body })
      setMerging(null)
      setAnswering(null)
      await refresh(readStage, ownStage, readDesk)
    })
  const step = (by: 1 | -1) => {
    const next = shown[Math.min(shown.length - 1, Math.max(0, at + by))]
    if (next) setChosen(next.id)
  }
  const act = (state: (typeof acts)[number]['state']) => {
    if (!chosen || isPending || !from[chosen.state].includes(state)) return
    setChosen(shown[at + 1]?.id ?? shown[at - 1]?.id ?? null)
    send(chosen.id, { state })
  }
  const merge = (id: number | undefined) => {
    if (id === undefined || isPending) return
    if (merging === null) setMerging(id)
    else if (merging === id) setMerging(null)
    else send(merging, { mergedInto: id })
  }
  usePlaceKey('j', () => step(1))
  usePlaceKey('k', () => step(-1))
  usePlaceKey('a', () => act('visible'))
  usePlaceKey('o', () => act('on_stage'))
  usePlaceKey('r', () => act('answered'))
  usePlaceKey('x', () => act('dismissed'))
  usePlaceKey('g', () => merge(chosen?.id))
  const waiting = questions.filter(({ state }) => state === 'pending').length
  return (
    <section className={styles.part} aria-labelledby="desk-queue">
      <h3 id="desk-queue" className={styles.heading}>
        {waiting ? t('desk.waiting', { count: waiting }) : t('question.all')}
      </h3>
      {merging !== null && (
        <p className={styles.merging} role="status">
          {t('desk.merging', { text: questions.find(({ id }) => id === merging)?.text ?? '' })}
        </p>
      )}
      {shown.length === 0 && <p className={styles.none}>{t('question.none')}</p>}
      <ol className={styles.queue}>
        {shown.map(question => (
          <li
            key={question.id}
            aria-current={question.id === chosen?.id || undefined}
            data-merging={question.id === merging || undefined}
          >
            <button type="button" className={styles.question} onClick={() => setChosen(question.id)}>
              <span className={styles.text}>{question.text}</span>
              <span className={styles.who}>
                <Badge {...(question.state === 'on_stage' && { tone: 'talk' as const })}>
                  {t(`desk.state_${question.state}`)}
                </Badge>
                {t('desk.votes', { count: question.votes, figure: number.format(question.votes) })}
                <span>
                  {`${question.person.firstName} ${question.person.lastName}`}
                  {question.isAnonymous && ` (${t('question.anonymous')})`}
                </span>
              </span>
            </button>
            {question.id === chosen?.id && (
              <div className={styles.steps}>
                {acts
                  .filter(({ state }) => from[question.state].includes(state))
                  .map(({ key, state, word }) => (
                    <Button
                      key={key}
                      size="small"
                      variant="secondary"
                      isDisabled={isPending}
                      onPress={() => act(state)}
                    >
                      {t(word)} <Kbd>{key.toUpperCase()}</Kbd>
                    </Button>
                  ))}
                <Button size="small" variant="secondary" onPress={() => merge(question.id)}>
                  {t(
                    merging === null
                      ? 'desk.merge'
                      : merging === question.id
                        ? 'desk.merge_not'
                        : 'desk.merge_here',
                  )}{' '}
                  <Kbd>G</Kbd>
                </Button>
                <Button
                  size="small"
                  variant="secondary"
                  aria-expanded={answering === question.id}
                  onPress={() => setAnswering(answering === question.id ? null : question.id)}
                >
                  {t('desk.answer')}
                </Button>
              </div>
            )}
            {answering === question.id && (
              <WrittenAnswer
                before={question.answer}
                isPending={isPending}
                onSend={answer =>
                  send(question.id, {
                    answer,
                    ...(from[question.state].includes('answered') && { state: 'answered' as const }),
                  })
                }
              />
            )}
          </li>
        ))}
      </ol>
      <SwitchField label={t('desk.all')} isSelected={isAll} onChange={setAll} />
      <p className={styles.keys}>
        {[
          ['J', 'desk.key_next'] as const,
          ['K', 'desk.key_before'] as const,
          ...acts.map(({ key, word }) => [key.toUpperCase(), word] as const),
          ['G', 'desk.merge'] as const,
        ].map(([key, word]) => (
          <span key={key}>
            <Kbd>{key}</Kbd> {t(word)}
          </span>
        ))}
      </p>
    </section>
  )
}

function WrittenAnswer({
  before,
  isPending,
  onSend,
}: {
  before: string
  isPending: boolean
  onSend: (answer: string) => void
}) {
  const t = useWords('conferences')
  const [answer, setAnswer] = useState(before)
  return (
    <div className={styles.answer}>
      <TextAreaField label={t('desk.answer_text')} value={answer} maxLength={1000} onChange={setAnswer} />
      <Button
        size="small"
        isPending={isPending}
        isDisabled={!answer.trim()}
        onPress={() => onSend(answer.trim())}
      >
        {t('desk.answer_send')}
      </Button>
    </div>
  )
}

function DeskHands({ conference, desk }: { conference: number; desk: ConferenceDesk }) {
  const { hands, wordRefusal } = desk
  const t = useWords('conferences')
  const say = useWords('validations')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const lower = (user: number) =>
    run(async () => {
      await api.call(lowerHand, { params: { id: conference }, query: { user } })
      await refresh(readDesk)
    })
  const decide = (user: number, hasWord: boolean) =>
    run(async () => {
      try {
        await api.call(giveWord, { params: { id: conference, user }, body: { hasWord } })
      } finally {
        await refresh(readDesk)
      }
    })
  return (
    <section className={styles.part} aria-labelledby="desk-hands">
      <h3 id="desk-hands" className={styles.heading}>
        {t('hand.title')}
      </h3>
      {hands.length === 0 ? (
        <p className={styles.none}>{t('hand.none')}</p>
      ) : (
        <ol className={styles.hands}>
          {hands.map(({ person, hasWord }) => (
            <li key={person.id}>
              <span>
                <b>{`${person.firstName} ${person.lastName}`}</b>
                {hasWord && <small> {t('hand.has_word')}</small>}
              </span>
              <span className={styles.ways}>
                <Button
                  size="small"
                  variant="secondary"
                  isDisabled={isPending || (!hasWord && wordRefusal !== null)}
                  {...(!hasWord && wordRefusal !== null && { 'aria-describedby': 'desk-word' })}
                  onPress={() => decide(person.id, !hasWord)}
                >
                  {t(hasWord ? 'hand.take' : 'hand.give')}
                </Button>
                {!hasWord && (
                  <Button
                    size="small"
                    variant="ghost"
                    isDisabled={isPending}
                    onPress={() => lower(person.id)}
                  >
                    {t('hand.done')}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
      {hands.length > 0 && wordRefusal && (
        <p className={styles.none} id="desk-word">
          {say(wordRefusal)}
        </p>
      )}
    </section>
  )
}
