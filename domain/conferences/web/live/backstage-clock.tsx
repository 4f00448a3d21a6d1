import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ConferenceView } from '../../contract/calls.ts'
import type { ShownStageRoom } from '../../contract/live.ts'
import { StateSign } from '../program/state-sign.tsx'
import { timesIn } from '../time/zones.ts'
import styles from './backstage.module.css'
import { clockWords } from './clock-words.ts'

type Props = { view: ConferenceView; room: ShownStageRoom; now: number; timeZone: string }

/** What time it is at the fair, and how long it is until it begins or ends. */
export function BackstageClock({ view: { conference }, room, now, timeZone }: Props) {
  const t = useWords('conferences')
  const locale = useLocale()
  const { time } = timesIn(locale, conference.timeZone ?? timeZone)
  const [begin, end] = [conference.begin, conference.end].map(text => (text ? Date.parse(text) : null))
  const isLive = conference.state === 'live'
  const since = room.liveAt === null ? null : Date.parse(room.liveAt)
  const until = isLive ? (end ?? null) : (begin ?? null)
  return (
    <section className={styles.clock} aria-label={t('backstage.clock')}>
      <p className={styles.time}>{time(now)}</p>
      <p className={styles.state}>
        {isLive && <StateSign state="on_air" hasReplay={false} />}
        {isLive && since !== null && <span>{clockWords(now - since)}</span>}
        {conference.state === 'ended' && t('live.ended')}
      </p>
      {until !== null && conference.state !== 'ended' && (
        <p className={styles.left} data-late={now > until || undefined}>
          {t(
            isLive
              ? now > until
                ? 'backstage.over'
                : 'backstage.ends'
              : now > until
                ? 'backstage.late'
                : 'backstage.begins',
          )}
          <b role="timer">{clockWords(until - now)}</b>
        </p>
      )}
      {begin && end && (
        <p className={styles.quiet}>{t('program.from_until', { from: time(begin), until: time(end) })}</p>
      )}
    </section>
  )
}
