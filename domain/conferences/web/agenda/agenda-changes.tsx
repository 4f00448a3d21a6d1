import { CircleAlert } from 'lucide-react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { dateLocale } from '#platform/contract/locale.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { AgendaEntry } from '../../contract/agenda.ts'
import { conferencePaths } from '../../contract/paths.ts'
import styles from './agenda-page.module.css'

type Changed = AgendaEntry & { change: NonNullable<AgendaEntry['change']> }

/** What has changed since it was kept, until it was read. */
export function AgendaChanges({ entries, onRead }: { entries: readonly Changed[]; onRead: () => void }) {
  const t = useWords('conferences')
  const href = useSalonHref()
  const locale = useLocale()
  if (!entries.length) return null
  return (
    <section className={styles.changes} aria-labelledby="agenda-changes">
      <Icon of={CircleAlert} />
      <div>
        <h2 id="agenda-changes" className={styles.changesTitle}>
          {t('agenda.changes', { count: entries.length })}
        </h2>
        <ul className={styles.changed}>
          {entries.map(({ id, conference, change }) => {
            const moment = new Intl.DateTimeFormat(dateLocale(locale), {
              weekday: 'short',
              hour: '2-digit',
              minute: '2-digit',
              timeZone: conference.timeZone,
            })
            const [was, is] = [change.before.begin, conference.begin].map(
              text => text && moment.format(new Date(text)),
            )
            const isMoved = change.kind === 'moved' && was && is
            const isElsewhere = change.kind === 'room' && change.before.room && conference.room
            return (
              <li key={id}>
                <Link to={href(conferencePaths.conferenceView, { id: conference.id })}>
                  {conference.title}
                </Link>{' '}
                {isMoved ? (
                  <>
                    <s>{was}</s> <b>{is}</b>
                  </>
                ) : isElsewhere ? (
                  <>
                    <s>{change.before.room}</s> <b>{conference.room}</b>
                  </>
                ) : (
                  t(`agenda.change_${change.kind}`)
                )}
              </li>
            )
          })}
        </ul>
        <Button variant="ghost" size="small" onPress={onRead}>
          {t('agenda.changes_read')}
        </Button>
      </div>
    </section>
  )
}
