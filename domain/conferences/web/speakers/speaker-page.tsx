import { ArrowLeft, ExternalLink, Pencil } from 'lucide-react'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { usePresence } from '#domain/exhibitors/web/use-presence.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { RichText } from '#platform/web/ui/rich-text.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { conferencePaths } from '../../contract/paths.ts'
import type { SpeakerView } from '../../contract/speaker-calls.ts'
import { TakeOver } from '../agenda/take-over.tsx'
import { StandLamp } from '../presentations/stand-lamp.tsx'
import { zoneName } from '../time/zones.ts'
import { useIsRun } from '../use-is-run.ts'
import styles from './speaker-page.module.css'
import { SpokenSessions } from './spoken-sessions.tsx'

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' }

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url)

/** Somebody who speaks: who they are, what they speak of and when, and where they are met. */
export function SpeakerPage({ view, fair }: { view: SpeakerView; fair: PublicFair }) {
  const t = useWords('conferences')
  const href = useSalonHref()
  const locale = useLocale()
  const { user } = usePerson()
  const isRun = useIsRun(fair.id)
  const { speaker, stand, sessions, timeZone } = view
  const { id, name, jobTitle, biography, firm, picture, links } = speaker
  const first = sessions.find(({ begin }) => begin)?.begin
  const isOwn = user !== null && speaker.user?.id === user.id
  const presence = usePresence(stand ? fair.id : undefined)
  return (
    <article className={styles.page}>
      <TakeOver fair={fair.id} />
      <header className={styles.head}>
        <Avatar name={name} src={picture?.filePath} size={168} />
        <div className={styles.who}>
          <h1 className={styles.name} tabIndex={-1}>
            {name}
          </h1>
          {jobTitle && <p className={styles.job}>{jobTitle}</p>}
          {firm && (
            <p className={styles.firm}>
              <Link to={href(exhibitorPaths.exhibitorsId, { id: firm.id })}>{firm.name}</Link>
              {stand && <StandLamp stand={stand} presence={presence} />}
            </p>
          )}
        </div>
      </header>
      <div className={styles.body}>
        <section className={styles.words}>
          {biography ? (
            <RichText html={biography} />
          ) : (
            <p className={styles.quiet}>{t('speaker.no_biography')}</p>
          )}
          {links.length > 0 && (
            <>
              <h2 className={styles.heading}>{t('speaker.links')}</h2>
              <ul className={styles.links}>
                {links.map(link => (
                  <li key={link}>
                    <a href={link} {...elsewhere}>
                      <Icon of={ExternalLink} size="small" /> {hostOf(link)}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
        <section className={styles.side} aria-labelledby="speaker-sessions">
          <h2 id="speaker-sessions" className={styles.heading}>
            {t('speaker.sessions', { count: sessions.length })}
          </h2>
          {first && <p className={styles.quiet}>{zoneName(locale, timeZone, Date.parse(first))}</p>}
          {sessions.length ? (
            <SpokenSessions sessions={sessions} timeZone={timeZone} fair={fair.id} />
          ) : (
            <p className={styles.quiet}>{t('speaker.no_session')}</p>
          )}
        </section>
      </div>
      {(isRun || isOwn) && (
        <Link className={styles.back} to={href(conferencePaths.speakerManage, { id })}>
          <Icon of={Pencil} size="small" /> {t(isOwn && !isRun ? 'speaker.edit_own' : 'speaker.edit')}
        </Link>
      )}
      <Link className={styles.back} to={href(conferencePaths.speakerList)}>
        <Icon of={ArrowLeft} size="small" /> {t('speaker.all')}
      </Link>
    </article>
  )
}
