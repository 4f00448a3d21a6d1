import { Bookmark, Radio } from 'lucide-react'
import { useMemo } from 'react'
import { data as answer } from 'react-router'
import { usePresence } from '#domain/exhibitors/web/use-presence.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { foldCase } from '#platform/contract/text.ts'
import { FilterMenu } from '#platform/web/list/filter-menu.tsx'
import { LiveSearch } from '#platform/web/list/live-search.tsx'
import type { LoadContext } from '#platform/web/screens/screen.ts'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Chip } from '#platform/web/ui/chip.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { SegmentedLinks } from '#platform/web/ui/segmented.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { presentationTypes } from '../../contract/presentation.ts'
import { presentationParameters } from '../../contract/presentation-parameters.ts'
import type { ShownPresentation } from '../../contract/presentations-shown.ts'
import { TakeOver } from '../agenda/take-over.tsx'
import { useAgenda } from '../agenda/use-agenda.ts'
import { asSessions } from '../presentations/as-session.ts'
import styles from '../presentations/list-view.module.css'
import { PresentationRow } from '../presentations/presentation-row.tsx'
import { usePresentationDay } from '../presentations/use-presentation-day.ts'
import { loadPresentations } from '../presentations/use-presentations.ts'
import { groupsOf } from '../program/groups.ts'
import { type Session, stateOf } from '../program/sessions.ts'
import { dayIn } from '../program/use-day.ts'
import { dayName, timesIn, zoneName } from '../time/zones.ts'

const nothing = { search: null, on: null, mine: null, type: null }

/** What exhibitors present on their booths, by time. */
export default function PresentationListViewPage() {
  const t = useWords('conferences')
  const locale = useLocale()
  const href = useSalonHref()
  const fair = useCurrentFair()
  const address = useListAddress(presentationParameters)
  const { get, change } = address
  const agenda = useAgenda(fair.id)
  const found = usePresentationDay(fair, get('day'))
  const { data, error, refetch, day, days, timeZone, minute } = found
  const presence = usePresence(data?.presentations.length ? fair.id : undefined)
  const times = useMemo(() => timesIn(locale, timeZone), [locale, timeZone])
  const sessions = useMemo(() => asSessions(data?.presentations ?? []), [data])
  const byStage = useMemo(
    () => new Map(data?.presentations.map(one => [one.conference, one] as const)),
    [data],
  )
  const standing = (session: Session) => stateOf(session, minute)
  const shown = sessions.filter(one => isAsked(one, byStage.get(one.id)))
  function isAsked(session: Session, presentation: ShownPresentation | undefined) {
    const said = foldCase(
      [session.title, session.sponsor, presentation?.stand?.number, ...session.speakers].join(' '),
    )
    return (
      foldCase(get('search'))
        .split(/\s+/)
        .every(term => said.includes(term)) &&
      (!get('on') || standing(session) === 'on_air') &&
      (!get('mine') || agenda.kept.has(session.id)) &&
      (!get('type') || presentation?.type === get('type'))
    )
  }
  const [first] = sessions
  const isNarrowed = ['on', 'mine', 'type'].some(name => get(name))
  const toggle = (name: 'on' | 'mine') => ({
    isSelected: get(name) !== '',
    onChange: (isOn: boolean) => change({ [name]: isOn ? '1' : null }),
  })
  return (
    <div className={styles.page}>
      <TakeOver fair={fair.id} />
      <PageTitle
        title={t('presentation.title')}
        lead={
          first
            ? `${t('presentation.count', { count: sessions.length })} · ${zoneName(locale, timeZone, first.begin)}`
            : t('presentation.lead')
        }
        actions={
          <ButtonLink variant="secondary" href={href(conferencePaths.conferenceProgram)}>
            {t('session.all')}
          </ButtonLink>
        }
      />
      {days.length > 1 && (
        <div className={styles.days}>
          <SegmentedLinks
            label={t('program.day')}
            current={day}
            segments={days.map(one => ({
              id: one.day,
              label: dayName(locale, one.day, 'short'),
              href: address.hrefFor({ day: one.day }),
            }))}
          />
        </div>
      )}
      {sessions.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of tools
        <div className={styles.tools} role="group" aria-label={t('filter.label')}>
          <div className={styles.search}>
            <LiveSearch
              label={t('presentation.search')}
              asked={get('search')}
              onAsk={text => change({ search: text || null })}
            />
          </div>
          <div className={styles.chips}>
            <Chip isSelected={!isNarrowed} onChange={() => change({ ...nothing, search: get('search') })}>
              {t('filter.everything')}
            </Chip>
            <Chip icon={Radio} {...toggle('on')}>
              {t('state.on_air')}
            </Chip>
            <Chip icon={Bookmark} {...toggle('mine')}>
              {t('filter.mine')}
            </Chip>
            <FilterMenu
              filter={{
                name: 'type',
                label: t('filter.type'),
                all: t('filter.type_all'),
                options: presentationTypes.map(id => ({ id, label: t(`presentation.type_${id}`) })),
              }}
              value={get('type')}
              onChange={value => change({ type: value })}
            />
          </div>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {data && t('presentation.count', { count: shown.length })}
      </p>
      {error && !data ? (
        <ErrorState title={t('presentation.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : fair.isUsingConferenceModule && !data ? (
        <Skeleton shape="rows" count={8} />
      ) : shown.length ? (
        <ol className={styles.groups} aria-busy={found.isPlaceholderData}>
          {groupsOf(shown, standing, found.isToday).map(group => (
            <li key={group.id}>
              <h2 className={styles.hour} data-now={group.heading === 'now' || undefined}>
                {typeof group.heading === 'number'
                  ? times.time(group.heading)
                  : t(`program.${group.heading}`)}
              </h2>
              <ol>
                {group.sessions.map(session => {
                  const presentation = byStage.get(session.id)
                  return presentation ? (
                    <PresentationRow
                      key={session.id}
                      presentation={presentation}
                      state={standing(session)}
                      times={times}
                      presence={presence}
                      isKept={agenda.kept.has(session.id)}
                      onKeep={agenda.toggle}
                    />
                  ) : null
                })}
              </ol>
            </li>
          ))}
        </ol>
      ) : sessions.length ? (
        <EmptyState
          title={t('presentation.none')}
          action={
            <Button variant="secondary" onPress={() => change(nothing)}>
              {t('program.clear')}
            </Button>
          }
        >
          {t('program.none_text')}
        </EmptyState>
      ) : (
        <EmptyState title={t('presentation.nothing')}>{t('presentation.nothing_text')}</EmptyState>
      )}
    </div>
  )
}

export async function load({ api, queries, fair, search }: LoadContext<PublicFair>) {
  if (!fair) throw answer(null, { status: 404 })
  const day = dayIn(search.get('day'))
  await Promise.all(
    ['first', ...(day ? [day] : [])].map(one => loadPresentations(api, queries, fair, { day: one })),
  )
  return null
}

export const head = (_: null, t: (key: string) => string) => ({
  title: t('conferences:presentation.title'),
  description: t('conferences:presentation.lead'),
})
