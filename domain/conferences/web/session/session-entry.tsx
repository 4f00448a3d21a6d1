import { Bookmark, BookmarkCheck, CalendarPlus } from 'lucide-react'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ConferenceView } from '../../contract/calls.ts'
import { conferenceCalendar } from '../../contract/feeds.ts'
import { useAgenda } from '../agenda/use-agenda.ts'
import type { SessionState } from '../program/sessions.ts'
import { timesIn } from '../time/zones.ts'
import { EntryWay } from './entry-way.tsx'
import styles from './session-entry.module.css'
import { SessionPasses } from './session-passes.tsx'

type Props = {
  view: ConferenceView
  fair: PublicFair
  state: SessionState
  begin: number | null
  timeZone: string
  now: number | null
  /** Without an account. */
  isWatching: boolean
}

/** Reasons out of which an account leads. */
const needsAccount: readonly ConferenceView['entry']['reason'][] = [
  'login_needed',
  'membership_needed',
  'account_needed',
]

/** Whether one may come in, why not, and what to do about it; and one’s own agenda. */
export function SessionEntry({ view, fair, state, begin, timeZone, now, isWatching }: Props) {
  const t = useWords('conferences')
  const api = useApi()
  const locale = useLocale()
  const { entry, doors, isTeam, conference } = view
  const { kept, toggle } = useAgenda(fair.id)
  const isKnown = usePerson().user !== null
  const isKept = kept.has(conference.id)
  const isToCome = begin !== null && now !== null && begin > now && state === 'planned'
  const { time } = timesIn(locale, timeZone)
  const { run, isPending } = useAction()
  const download = () =>
    run(async () => {
      const path = conferenceCalendar.path.replace('{id}', String(conference.id))
      saveFile(await api.file(path), 'session.ics')
    })
  const opening = doors === null ? null : Date.parse(doors)
  const isKeepable = isKept || state === 'planned' || state === 'on_air'
  const isForNobody = entry.reason === 'login_needed'
  // What was drawn for nobody is no answer to whoever has an account; to others, whether they may watch is the answer.
  const isAnswered = !(isForNobody && (isKnown || view.isWatchable))
  // The line beneath what they watch has said it.
  if (isWatching && !isKeepable) return null
  return (
    <section className={styles.entry} aria-labelledby="session-entry">
      <h2 id="session-entry" className={styles.title}>
        {t('entry.title')}
      </h2>
      {!isWatching && isAnswered && (
        <p className={styles.reason} role="status">
          {entry.reason === null ? t(isTeam ? 'entry.team' : 'entry.may') : t(`entry.${entry.reason}`)}
        </p>
      )}
      {opening !== null && (state === 'planned' || state === 'draft') && (
        <p className={styles.doors}>{t('entry.doors', { time: time(opening) })}</p>
      )}
      <SessionPasses view={view} />
      <div className={styles.actions}>
        {needsAccount.includes(entry.reason) && !(isForNobody && isKnown) && <EntryWay />}
        {isKeepable && (
          <Button
            variant={isKept ? 'soft' : 'secondary'}
            icon={isKept ? BookmarkCheck : Bookmark}
            onPress={() => toggle(conference.id)}
            aria-pressed={isKept}
          >
            {t(isKept ? 'agenda.is_kept' : 'agenda.keep_it')}
          </Button>
        )}
        {isToCome && (
          <Button variant="ghost" icon={CalendarPlus} isPending={isPending} onPress={download}>
            {t('feed.download')}
          </Button>
        )}
      </div>
    </section>
  )
}
