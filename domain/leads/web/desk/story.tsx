import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useDays } from '#domain/jobs/web/use-days.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { EvidenceLine, Lead } from '../../contract/lead.ts'
import { leadPaths } from '../../contract/paths.ts'
import styles from './desk.module.css'
import { Heat } from './heat.tsx'
import { brochureIcon, lineIcons, useLineWords } from './use-line-words.ts'

/** Everything that happened, the newest day on top, each line with its points and all of them with their sum. */
export function Story({ lead, mayRule }: { lead: Lead; mayRule: boolean }) {
  const t = useWords('leads')
  const href = useSalonHref()
  const days = useDays()
  const { lines, thresholds, score, temperature } = lead
  const byDay = new Map<string, EvidenceLine[]>()
  for (const line of lines) {
    const day = days.day(line.at)
    byDay.set(day, [...(byDay.get(day) ?? []), line])
  }
  return (
    <section className={styles.story}>
      <header className={styles.storyHead}>
        <h3>{t('story.title')}</h3>
        <Heat temperature={temperature} score={score} isLong />
      </header>
      {[...byDay].map(([day, those]) => (
        <div key={day}>
          <h4>{day}</h4>
          <ol>
            {those.map(line => (
              <Line key={`${line.kind} ${line.id}`} line={line} />
            ))}
          </ol>
        </div>
      ))}
      {lead.isCut && <p className={styles.small}>{t('story.cut')}</p>}
      <p className={styles.sum}>
        <span>
          {t('story.thresholds', thresholds)}{' '}
          {mayRule && <Link to={`${href(leadPaths.standLeadRules)}?of=firm`}>{t('story.rules')}</Link>}
        </span>
        <span>{t('story.sum')}</span>
        <b>{score}</b>
      </p>
    </section>
  )
}

function Line({ line }: { line: EvidenceLine }) {
  const t = useWords('leads')
  const days = useDays()
  const [title, more] = useLineWords()(line)
  const isBrochure = line.kind === 'download' || (line.kind === 'bookmark' && line.title !== null)
  return (
    <li className={styles.line}>
      <time dateTime={line.at}>{days.time(line.at)}</time>
      <span className={styles.sign}>
        <Icon of={isBrochure ? brochureIcon : lineIcons[line.kind]} size="small" />
      </span>
      <span className={styles.did}>
        <b>{title}</b>
        {more && <small>{more}</small>}
      </span>
      <b className={styles.points} data-none={line.points === 0 || undefined}>
        {line.points ? `+${line.points}` : '0'}
        <span className="visually-hidden">
          {' '}
          {t(line.points ? 'story.points' : 'story.capped', { count: line.points })}
        </span>
      </b>
    </li>
  )
}
