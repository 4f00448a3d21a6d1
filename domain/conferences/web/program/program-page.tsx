import { Bookmark, DoorOpen, LayoutGrid, List, Move } from 'lucide-react'
import { Suspense, useCallback, useMemo, useRef } from 'react'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { usePlaceKey } from '#platform/web/screens/use-place-key.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Segmented, SegmentedLinks } from '#platform/web/ui/segmented.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ConferenceProgram } from '../../contract/calls.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { programParameters } from '../../contract/program-parameters.ts'
import { TakeOver } from '../agenda/take-over.tsx'
import { useAgenda } from '../agenda/use-agenda.ts'
import { asSessions } from '../presentations/as-session.ts'
import { usePresentations } from '../presentations/use-presentations.ts'
import { useZone } from '../time/use-zone.ts'
import { dayName, isSameClock, timesIn, zoneName } from '../time/zones.ts'
import { useIsRun } from '../use-is-run.ts'
import { DayGrid } from './day-grid.tsx'
import { narrowedBy, narrowing, narrowingAnyDay } from './narrowed.ts'
import { fewFound, OtherDays } from './other-days.tsx'
import { ProgramExport } from './program-export.tsx'
import styles from './program-page.module.css'
import { ProgramTools } from './program-tools.tsx'
import { type Session, sessionsOf, stateOf } from './sessions.ts'
import { TrackSign } from './track-sign.tsx'
import { useDay } from './use-day.ts'
import { useFull } from './use-full.ts'
import { useLayout } from './use-layout.ts'

// Those who run the fair alone see a draft.
const AwaitedNote = lazyWithRetry(() => import('./awaited-note.tsx'))

/** More tracks than this are a list to choose from, no legend. */
const legendMost = 8

const none: readonly Session[] = []

/** A programme, day by day: found by room, hour, subject and people, and kept for one’s own day. */
export function ProgramPage({
  fair,
  program,
  programs,
}: {
  fair: PublicFair
  program: ConferenceProgram
  programs: readonly ConferenceProgram[]
}) {
  const t = useWords('conferences')
  const app = useWords('app')
  const locale = useLocale()
  const href = useSalonHref()
  const address = useListAddress(programParameters)
  const agenda = useAgenda(fair.id)
  const full = useFull(fair.id)
  const { layout, chosen, choose, toggle } = useLayout(address)
  const { data, error, refetch, isPlaceholderData, day, days, today, timeZone, now, minute } = useDay(
    program,
    fair.timeZone,
    address.get('day'),
  )
  const zone = useZone()
  const isRun = useIsRun(fair.id)
  const isOnStands = address.get('stands') !== ''
  const { data: onStands } = usePresentations(fair, { day }, day !== '')
  const sessions = useMemo(
    () => (isOnStands ? asSessions(onStands?.presentations ?? []) : data ? sessionsOf(data) : none),
    [data, isOnStands, onStands],
  )
  const [first] = sessions
  const isElsewhere = Boolean(zone.own && first && !isSameClock(first.begin, zone.own, timeZone))
  const shownZone = isElsewhere && zone.isOwn && zone.own ? zone.own : timeZone
  const shownDay = isOnStands ? day : data?.day
  const times = useMemo(() => timesIn(locale, shownZone, shownDay), [locale, shownZone, shownDay])
  const standing = useCallback((session: Session) => stateOf(session, minute), [minute])
  const { search } = address
  const isAsked = useMemo(
    () => narrowedBy(name => search.get(name) ?? '', { stateOf: standing, kept: agenda.kept }),
    [search, standing, agenda.kept],
  )
  const shown = useMemo(() => sessions.filter(isAsked), [sessions, isAsked])
  const page = useRef<HTMLDivElement>(null)
  const goToNow = () => {
    if (!today || !days.some(one => one.day === today)) return
    if (day !== today) return address.change({ day: today })
    const at = now ?? 0
    const next = shown.find(one => standing(one) === 'on_air') ?? shown.find(one => one.begin >= at)
    if (next) page.current?.querySelector<HTMLElement>(`[data-conference="${next.id}"]`)?.focus()
  }
  usePlaceKey('l', toggle)
  usePlaceKey('n', goToNow)
  const onAir = sessions.filter(one => standing(one) === 'on_air').length
  const mine = sessions.filter(one => agenda.kept.has(one.id)).length
  const clear = () => address.change(Object.fromEntries(narrowing.map(name => [name, null])))
  const name = day && t('program.of_day', { day: dayName(locale, day, 'long') })
  const tracks = [...new Map(sessions.flatMap(({ track }) => (track ? [[track.id, track]] : []))).values()]
  return (
    <div ref={page} className={styles.page}>
      <TakeOver fair={fair.id} />
      <PageTitle
        title={programs.length > 1 && program.name ? program.name : t('program.title')}
        lead={
          data && (
            <span className={styles.lead}>
              <span>
                {t(isOnStands ? 'presentation.count' : 'program.count', { count: sessions.length })}
              </span>
              {onAir > 0 && <b>{t('program.on_air', { count: onAir })}</b>}
              {mine > 0 && <span>{t('program.mine', { count: mine })}</span>}
              {first && <span>{zoneName(locale, shownZone, first.begin)}</span>}
            </span>
          )
        }
        actions={
          <>
            <ButtonLink
              variant="secondary"
              icon={DoorOpen}
              href={`${href(conferencePaths.conferenceViewRooms)}${day && `?day=${day}`}`}
            >
              {app('screens.conferenceViewRooms')}
            </ButtonLink>
            {isRun && (
              <ButtonLink
                variant="secondary"
                icon={Move}
                href={address.hrefFor({ arrange: '1', ...(day && { day }) })}
              >
                {t('board.arrange')}
              </ButtonLink>
            )}
            <ButtonLink variant="secondary" icon={Bookmark} href={href(conferencePaths.userAgenda)}>
              {t('agenda.title')}
            </ButtonLink>
            <ProgramExport program={program} />
          </>
        }
      />
      {program.state === 'draft' && (
        <Suspense fallback={null}>
          <AwaitedNote program={program} of="program" />
        </Suspense>
      )}
      {program.description && <p className={styles.about}>{program.description}</p>}
      <div className={styles.switches}>
        {programs.length > 1 && (
          <SegmentedLinks
            label={t('program.programs')}
            current={String(program.id)}
            segments={programs.map(one => ({
              id: String(one.id),
              label: one.name ?? String(one.rank),
              href: href(conferencePaths.conferenceProgram, { id: one.id }),
            }))}
          />
        )}
        {days.length > 0 && (
          <SegmentedLinks
            label={t('program.day')}
            current={day}
            segments={days.map(one => ({
              id: one.day,
              label: dayName(locale, one.day, 'short'),
              href: address.hrefFor({ day: one.day }),
            }))}
          />
        )}
        {isElsewhere && (
          <Segmented
            label={t('zone.label')}
            value={zone.isOwn ? 'own' : 'fair'}
            onChange={id => zone.choose(id === 'own')}
            segments={[
              { id: 'fair', label: t('zone.fair') },
              { id: 'own', label: t('zone.own') },
            ]}
          />
        )}
        <div className={styles.wideOnly}>
          <Segmented
            label={t('program.layout')}
            value={chosen}
            onChange={choose}
            segments={[
              { id: 'grid', label: t('program.grid'), icon: LayoutGrid },
              { id: 'list', label: t('program.list'), icon: List, shortcut: 'L' },
            ]}
          />
        </div>
      </div>
      {(sessions.length > 0 || isOnStands) && (
        <ProgramTools address={address} sessions={sessions} onStands={onStands?.presentations.length ?? 0} />
      )}
      {layout === 'grid' && tracks.length > 1 && tracks.length <= legendMost && (
        <ul className={styles.legend} aria-label={t('filter.track')}>
          {tracks.map(track => (
            <li key={track.id}>
              <TrackSign track={track} />
            </li>
          ))}
        </ul>
      )}
      <p className={shown.length < sessions.length ? styles.shown : 'visually-hidden'} role="status">
        {data && !isPlaceholderData && t('program.shown', { count: shown.length })}
      </p>
      {!isOnStands && shown.length <= fewFound && narrowingAnyDay.some(one => search.get(one)) && (
        <OtherDays program={program.id} day={day} days={days} address={address} isAsked={isAsked} />
      )}
      {error && !data ? (
        <ErrorState title={t('program.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="rows" count={8} />
      ) : shown.length ? (
        <section aria-busy={isPlaceholderData} aria-labelledby="programme-day">
          <h2 id="programme-day" className={classNames('visually-hidden', styles.ofDay)}>
            {name}
          </h2>
          <DayGrid
            name={name}
            sessions={shown}
            layout={layout}
            stateOf={standing}
            times={times}
            agenda={agenda}
            full={full}
            now={now}
          />
        </section>
      ) : sessions.length ? (
        <EmptyState
          title={t('program.none')}
          action={
            <Button variant="secondary" onPress={clear}>
              {t('program.clear')}
            </Button>
          }
        >
          {t('program.none_text')}
        </EmptyState>
      ) : days.length ? (
        <EmptyState title={t('program.free_day')}>{t('program.free_day_text')}</EmptyState>
      ) : (
        <EmptyState title={t('program.nothing')}>{t('program.nothing_text')}</EmptyState>
      )}
    </div>
  )
}
