import { Clock, MessageCircle, Video } from 'lucide-react'
import { useEffect, useId, useMemo, useRef } from 'react'
import { AlertCard } from '#domain/calls/web/ring/alert-card.tsx'
import { useRingTone } from '#domain/calls/web/ring/ring-tone.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { useTabTitle } from '#platform/web/outside/use-tab-title.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { calledSeconds, type Way } from '../../contract/place.ts'
import type { ShownPlace } from '../own-places.ts'
import { usePlaces } from '../use-places.ts'
import { useTimeLeft } from './use-time-left.ts'
import { useTimeWords } from './use-time-words.ts'
import styles from './your-turn.module.css'

/** How often it is said, and heard, how long is left. */
const everyHalfMinute = 30

/** Somebody of the booth is free for the visitor: two minutes to come. */
export default function YourTurn({ place }: { place: ShownPlace }) {
  const t = useWords('waiting')
  const timeOf = useTimeWords()
  const { run, isPending } = useAction()
  const { comeByCall, comeByChat, postpone, leave } = usePlaces()
  const heading = useRef<HTMLHeadingElement>(null)
  const ids = { title: useId(), says: useId() }
  const { contact, stand, until, mayPostpone } = place
  const seconds = useTimeLeft(until)
  useRingTone(true, everyHalfMinute * 1_000)
  useVibration()
  useTabTitle(t('turn.title'))
  const name = contact ? `${contact.firstName} ${contact.lastName}` : stand.firm.name
  // As the booth has begun; otherwise to talk comes before writing.
  const ways = (['call', 'chat'] as const)
    .filter(way => place.ways.includes(way))
    .toSorted((one, other) => Number(other === place.way) - Number(one === place.way))
  const come: Record<Way, () => void> = {
    call: () => run(() => comeByCall(place)),
    chat: () => run(() => comeByChat(place)),
  }
  return (
    <AlertCard heading={heading} labelledBy={ids.title} describedBy={ids.says}>
      <div className={styles.portrait}>
        {contact && <Avatar name={name} src={contact.picture} face={contact} size={168} isLit />}
        <span className={styles.free}>
          <Badge tone="free" isBig>
            {t('turn.free')}
          </Badge>
        </span>
      </div>
      <h2 id={ids.title} ref={heading} tabIndex={-1} className={styles.title}>
        {t('turn.title')}
      </h2>
      <p id={ids.says} className={styles.who}>
        {stand.number
          ? t('turn.waits', { name, number: stand.number, stand: stand.firm.name })
          : t('turn.waits_there', { name, stand: stand.firm.name })}
      </p>
      <p className={styles.left} role="timer">
        {timeOf(seconds)}
      </p>
      <Emptying until={until} />
      <p className={styles.toCome}>{t('turn.to_come')}</p>
      <span className="visually-hidden" role="alert">
        {seconds % everyHalfMinute === 0 && seconds > 0 && seconds < calledSeconds
          ? t('turn.left', { time: timeOf(seconds) })
          : ''}
      </span>
      <div className={styles.answers}>
        {ways.map((way, index) => (
          <Button
            key={way}
            variant={index === 0 ? 'primary' : 'secondary'}
            size={index === 0 ? 'big' : 'normal'}
            icon={way === 'call' ? Video : MessageCircle}
            isPending={isPending}
            onPress={come[way]}
          >
            {way === 'call'
              ? t('turn.talk', { name: contact?.firstName ?? stand.firm.name })
              : t(index === 0 ? 'turn.write' : 'turn.write_first')}
          </Button>
        ))}
        {mayPostpone ? (
          <>
            <Button
              variant="secondary"
              icon={Clock}
              isDisabled={isPending}
              onPress={() => run(() => postpone(place))}
            >
              {t('turn.later')}
            </Button>
            <p className={styles.once}>{t('turn.once')}</p>
          </>
        ) : (
          <Button variant="ghost" isDisabled={isPending} onPress={() => run(() => leave(place))}>
            {t('leave.do')}
          </Button>
        )}
      </div>
    </AlertCard>
  )
}

/** What is left of the two minutes, as a bar that empties. */
function Emptying({ until }: { until: number }) {
  // Once a turn: an animation that runs adds each new delay to the time that it already knows has passed.
  const gone = useMemo(() => calledSeconds - (until - Date.now()) / 1_000, [until])
  return (
    <div className={styles.bar} aria-hidden="true">
      <span style={{ animationDuration: `${calledSeconds}s`, animationDelay: `${-gone}s` }} />
    </div>
  )
}

/** Once; phones do it only for a page that was touched, and where their owner allows it. */
function useVibration() {
  useEffect(() => {
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([200, 100, 200])
  }, [])
}
