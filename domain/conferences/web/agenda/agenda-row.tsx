import { X } from 'lucide-react'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { AgendaEntry } from '../../contract/agenda.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { stateOf } from '../program/sessions.ts'
import { StateSign } from '../program/state-sign.tsx'
import { dayOffWord } from '../time/day-off-word.ts'
import { useOwnTime } from '../time/use-own-time.ts'
import { isSameClock, timesIn, zoneName } from '../time/zones.ts'
import styles from './agenda-page.module.css'
import { ReminderChoice } from './reminder-choice.tsx'

type Props = {
  entry: AgendaEntry
  now: number | null
  /** Without, nobody is reminded. */
  onRemind?: ((entry: AgendaEntry, minutes: number | null) => void) | undefined
  /** Without, it is taken out elsewhere. */
  onDrop?: ((entry: AgendaEntry) => void) | undefined
}

const placeWord = (
  { hasPlace, isQueued, isAsked }: AgendaEntry,
  t: ReturnType<typeof useWords<'conferences'>>,
) => {
  if (hasPlace) return t('pass.place')
  if (isQueued) return t('pass.queued')
  return isAsked ? t('pass.waiting') : null
}

/** A session of one’s day: when, what, where, and whether there is a place. */
export function AgendaRow({ entry, now, onRemind, onDrop }: Props) {
  const t = useWords('conferences')
  const href = useSalonHref()
  const locale = useLocale()
  const fair = useCurrentFair()
  const ownTime = useOwnTime()
  const { conference } = entry
  const { id, title, begin, end, timeZone, room, state, hasReplay, isByClock, replacedBy } = conference
  const [from, until] = [begin, end].map(text => (text === null ? null : Date.parse(text)))
  const standing = stateOf({ state, begin: from ?? 0, end: until ?? 0, isByClock }, from ? now : null)
  const times = timesIn(locale, timeZone, conference.day ?? '')
  const otherDay = from && dayOffWord(times.daysOff(from), t)
  const zone = from && !isSameClock(from, timeZone, fair.timeZone) && zoneName(locale, timeZone, from)
  const own = from && until && ownTime(from, until, timeZone)
  return (
    <div className={styles.row} data-state={standing}>
      <p className={styles.when}>
        {from && until ? (
          <>
            <b>{times.time(from)}</b>
            <span>
              <span className="visually-hidden">– </span>
              {times.time(until)}
            </span>
          </>
        ) : (
          <span>{t('session.no_date')}</span>
        )}
      </p>
      <div className={styles.what}>
        <StateSign state={standing} hasReplay={hasReplay} />
        <h3 className={styles.title}>
          <Link to={href(conferencePaths.conferenceView, { id })}>{title}</Link>
        </h3>
        <p className={styles.where}>
          {[otherDay, zone, room, placeWord(entry, t)].filter(Boolean).join(' · ')}
        </p>
        {own && <p className={styles.where}>{own}</p>}
        {conference.cancelReason && state === 'cancelled' && (
          <p className={styles.where}>{conference.cancelReason}</p>
        )}
        {replacedBy !== null && (
          <Link className={styles.replaced} to={href(conferencePaths.conferenceView, { id: replacedBy })}>
            {t('agenda.replaced')}
          </Link>
        )}
        {onRemind && <ReminderChoice entry={entry} now={now} onChange={onRemind} />}
      </div>
      {onDrop && (
        <Button
          variant="ghost"
          size="small"
          icon={X}
          aria-label={t('agenda.drop', { title })}
          onPress={() => onDrop(entry)}
        />
      )}
    </div>
  )
}
