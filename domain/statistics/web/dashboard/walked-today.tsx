import { fairPaths } from '#domain/fairs/contract/paths.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { Part } from '#domain/fairs/web/dashboard/part.tsx'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { AreaChart } from '#platform/web/ui/chart/area-chart.tsx'
import { ChartFaceSwitch } from '#platform/web/ui/chart/chart-face-switch.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { FairPresence } from '../../contract/dashboard.ts'
import styles from '../figures/figures.module.css'
import { useSay } from '../figures/say.ts'
import { mostOf } from './most-of.ts'

const fiveMinutes = 5 * 60_000

/** How many were there at once in the course of today, with what has begun on the stages. Before a fair opens there is nothing to say. */
export function WalkedToday({ fair, data }: { fair: PublicFair; data: FairPresence }) {
  const t = useWords('statistics')
  const href = useSalonHref()
  const say = useSay()
  const { moments, sessions, timeZone, lateSince } = data
  const first = moments?.[0]
  if (fair.status.id !== fairStatus.open) return null
  const time = new Intl.DateTimeFormat(say.locale, { timeZone, hour: '2-digit', minute: '2-digit' })
  const at = (moment: string) => time.format(new Date(moment))
  const begun = (moment: string) =>
    sessions.filter(session => {
      const since = Date.parse(session.at) - Date.parse(moment)
      return since >= 0 && since < fiveMinutes
    })
  return (
    <Part
      title={first ? t('dashboard.since', { time: at(first.at) }) : t('now.title')}
      aside={t('dashboard.figures')}
      href={href(fairPaths.fairStats, { id: fair.id })}
    >
      {!moments ? (
        <p className={styles.quiet}>{t('failed')}.</p>
      ) : first && moments.length > 1 ? (
        <>
          <div className={styles.switch}>
            <ChartFaceSwitch />
          </div>
          <AreaChart
            sentence={t('now.sentence', { count: data.present, most: mostOf(data) })}
            points={moments.map(moment => ({
              at: moment.at,
              value: moment.present,
              ...(begun(moment.at).length > 0 && {
                text: [say.count(moment.present), ...begun(moment.at).map(({ title }) => title)].join(' · '),
              }),
            }))}
            marks={sessions
              .filter(session => session.at >= first.at)
              .map(({ at: moment, title }) => ({ at: moment, label: title }))}
            step="minute"
            timeZone={timeZone}
            label={t('now.present')}
            timeLabel={t('course.hour')}
          />
        </>
      ) : (
        <p className={styles.quiet}>{t(data.present ? 'dashboard.first_minutes' : 'dashboard.nobody_yet')}</p>
      )}
      {lateSince && <p className={styles.quiet}>{t('measured.late', { since: at(lateSince) })}</p>}
    </Part>
  )
}
