import { Bookmark, BookmarkCheck, CalendarPlus } from 'lucide-react'
import { useLocation } from 'react-router'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { useRegistrationLinks } from '#domain/identity/web/registration-links.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ConferenceView } from '../../contract/calls.ts'
import { conferenceCalendar } from '../../contract/feeds.ts'
import { useAgenda } from '../agenda/use-agenda.ts'
import type { SessionState } from '../program/sessions.ts'
import { timesIn } from '../time/zones.ts'
import styles from './session-entry.module.css'
import { SessionPasses } from './session-passes.tsx'

type Props = {
  view: ConferenceView
  fair: PublicFair
  state: SessionState
  begin: number | null
  timeZone: string
  now: number | null
}

/** Whether one may come in, why not, and what to do about it; and one’s own agenda. */
export function SessionEntry({ view, fair, state, begin, timeZone, now }: Props) {
  const t = useWords('conferences')
  const api = useApi()
  const locale = useLocale()
  const { entry, doors, isTeam, conference } = view
  const { kept, toggle } = useAgenda(fair.id)
  const isKept = kept.has(conference.id)
  const isToCome = begin !== null && now !== null && begin > now && state === 'planned'
  const { time } = timesIn(locale, timeZone, timeZone)
  const { run, isPending } = useAction()
  const download = () =>
    run(async () => {
      const path = conferenceCalendar.path.replace('{id}', String(conference.id))
      saveFile(await api.file(path), 'session.ics')
    })
  const opening = doors === null ? null : Date.parse(doors)
  return (
    <section className={styles.entry} aria-labelledby="session-entry">
      <h2 id="session-entry" className={styles.title}>
        {t('entry.title')}
      </h2>
      <p className={styles.reason} role="status">
        {entry.reason === null ? t(isTeam ? 'entry.team' : 'entry.may') : t(`entry.${entry.reason}`)}
      </p>
      {opening !== null && (state === 'planned' || state === 'draft') && (
        <p className={styles.doors}>{t('entry.doors', { time: time(opening) })}</p>
      )}
      <SessionPasses view={view} />
      <div className={styles.actions}>
        <EntryWay reason={entry.reason} />
        {(isKept || state === 'planned' || state === 'on_air') && (
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

/** The step that leads in, where there is one. */
function EntryWay({ reason }: { reason: ConferenceView['entry']['reason'] }) {
  const t = useWords('conferences')
  const { visitor } = useRegistrationLinks()
  const { pathname, search } = useLocation()
  if (reason !== 'login_needed' && reason !== 'membership_needed') return null
  return (
    <>
      {visitor && <ButtonLink href={visitor}>{t('entry.register')}</ButtonLink>}
      {reason === 'login_needed' && (
        <ButtonLink
          variant={visitor ? 'secondary' : 'primary'}
          href={`${accountPaths.login}?next=${encodeURIComponent(pathname + search)}`}
        >
          {t('entry.log_in')}
        </ButtonLink>
      )}
    </>
  )
}
