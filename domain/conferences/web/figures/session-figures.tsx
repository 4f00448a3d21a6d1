import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { use } from 'react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { dateLocale } from '#platform/contract/locale.ts'
import { spanOf } from '#platform/contract/span-of.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { AreaChart } from '#platform/web/ui/chart/area-chart.tsx'
import { ChartFaceSwitch } from '#platform/web/ui/chart/chart-face-switch.tsx'
import { momentWords } from '#platform/web/ui/chart/time-axis.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Figure, Figures } from '#platform/web/ui/figure-card.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { type ConferenceFigures, conferenceFigures } from '../../contract/statistics.ts'
import { FigureExport } from './figure-export.tsx'
import { PageVisits } from './page-visits.ts'
import { PollFigures } from './poll-figures.tsx'
import { RatingFigures } from './rating-figures.tsx'
import styles from './session-figures.module.css'
import { WhoWasThere } from './who-was-there.tsx'

type Props = {
  conference: number
  title: string
  detail: string | null
  /** Its page. */
  page: string
}

/** Somebody has left something: until then there is nothing to draw. */
const isEmpty = ({ agenda, attended, replay, questions, ratings }: ConferenceFigures) =>
  agenda + attended + replay + questions + ratings.count === 0

/** Who was in and for how long, what was asked, answered and thought of it. */
export function SessionFigures({ conference, title, detail, page }: Props) {
  const t = useWords('conferences')
  const Visits = use(PageVisits)
  const { data, error, refetch } = useQuery(
    callQuery(useApi(), conferenceFigures, { params: { id: conference } }),
  )
  if (error && !data)
    return (
      <ErrorState title={t('presence.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="rows" count={8} />
  return (
    <div className={styles.page}>
      <PageTitle
        before={[title, detail].filter(Boolean).join(' · ')}
        title={t('presence.title', { count: data.attended })}
        actions={
          <>
            {data.curve.length > 1 && <ChartFaceSwitch />}
            <ButtonLink variant="secondary" icon={ExternalLink} href={page}>
              {t('presence.to_page')}
            </ButtonLink>
          </>
        }
      />
      {isEmpty(data) ? (
        <EmptyState title={t('presence.nothing')}>{t('presence.nothing_text')}</EmptyState>
      ) : (
        <>
          <Totals figures={data} />
          {data.curve.length > 0 && <Presence conference={conference} figures={data} />}
          <PollFigures conference={conference} polls={data.polls} />
          <RatingFigures conference={conference} figures={data} />
          {data.people && data.people.length > 0 && (
            <WhoWasThere conference={conference} people={data.people} />
          )}
        </>
      )}
      <Visits conference={conference} />
    </div>
  )
}

function Totals({ figures }: { figures: ConferenceFigures }) {
  const t = useWords('conferences')
  const locale = useLocale()
  const { timeZone } = useCurrentFair()
  const number = new Intl.NumberFormat(dateLocale(locale))
  const { peak, curve, attended, minutes, agenda, replay, questions, votes } = figures
  const highest = curve.find(({ present }) => present === peak)
  const time = new Intl.DateTimeFormat(dateLocale(locale), {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  return (
    <Figures>
      <Figure
        label={t('presence.peak')}
        value={number.format(peak)}
        sentence={highest && peak > 0 && t('presence.peak_at', { time: time.format(new Date(highest.at)) })}
      />
      <Figure
        label={t('presence.minutes')}
        value={attended ? spanOf((minutes / attended) * 60, locale) : '–'}
        sentence={attended > 0 && t('presence.minutes_sum', { sum: spanOf(minutes * 60, locale) })}
      />
      <Figure
        label={t('presence.agenda')}
        value={number.format(agenda)}
        sentence={agenda > 0 && t('presence.agenda_text')}
      />
      <Figure
        label={t('presence.questions')}
        value={number.format(questions)}
        sentence={questions > 0 && t('presence.votes', { count: votes })}
      />
      <Figure
        label={t('presence.replay')}
        value={number.format(replay)}
        sentence={replay > 0 && t('presence.replay_text')}
      />
    </Figures>
  )
}

/** How many were in, in steps of five minutes. */
function Presence({
  conference,
  figures: { curve, peak },
}: {
  conference: number
  figures: ConferenceFigures
}) {
  const t = useWords('conferences')
  const locale = dateLocale(useLocale())
  const { timeZone } = useCurrentFair()
  const highest = curve.find(({ present }) => present === peak)
  const moment = momentWords('minute', { timeZone, locale })
  const sentence = t('presence.curve_most', {
    moment: moment(highest?.at ?? curve[0]?.at ?? ''),
    said: new Intl.NumberFormat(locale).format(peak),
  })
  return (
    <section className={styles.part} aria-labelledby="presence-curve">
      <header className={styles.head}>
        <h2 id="presence-curve">{t('presence.curve')}</h2>
        <FigureExport conference={conference} of="presence" />
      </header>
      {curve.length < 2 ? (
        <p className={styles.quiet}>{sentence}</p>
      ) : (
        <AreaChart
          sentence={sentence}
          points={curve.map(({ at, present }) => ({ at, value: present }))}
          step="minute"
          timeZone={timeZone}
          label={t('presence.present')}
          timeLabel={t('presence.moment')}
        />
      )}
    </section>
  )
}
