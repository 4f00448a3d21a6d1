import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { listQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useLive } from '#platform/web/hub/use-live.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { AgendaEntry } from '../../contract/agenda.ts'
import { conferences } from '../../contract/conference.ts'
import type { OtherRun } from '../../contract/other-runs.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { usePrograms } from '../program/use-programs.ts'
import { EntryWay } from '../session/entry-way.tsx'
import { useNow } from '../time/use-now.ts'
import { AgendaDays, nameOfClash } from './agenda-days.tsx'
import styles from './agenda-page.module.css'
import { AgendaTitle } from './agenda-title.tsx'
import type { Block } from './blocks.ts'
import { entriesOf, otherRunsOf } from './kept-entries.ts'
import { whenOfRun } from './other-runs.ts'
import { useDecided } from './use-decided.ts'
import { useKeptAgenda } from './use-kept-agenda.ts'

const all = { pagination: 'false' }

/** What somebody keeps who is not logged in: their day, with what is at the same time, as far as this browser remembers. */
export function KeptAgenda() {
  const t = useWords('conferences')
  const api = useApi()
  const locale = useLocale()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const now = useNow()
  const { kept, toggle } = useKeptAgenda(fair.id)
  const { decided, decide, askAgain } = useDecided(fair.id)
  const ids = [...kept].sort((one, other) => one - other)
  const { data: programs } = usePrograms(fair.id)
  const zoneOf = (program: number | null) =>
    programs?.rows.find(({ id }) => id === program)?.timeZone ?? fair.timeZone
  const { data, error, refetch } = useQuery({
    ...listQuery(api, conferences, { fair: fair.id, id: ids, ...all }),
    enabled: ids.length > 0,
    placeholderData: before => before,
  })
  // What was taken out meanwhile is not shown until it is asked for anew.
  const sessions = (data?.rows ?? []).filter(({ id }) => kept.has(id))
  const entries = entriesOf(sessions, zoneOf)
  const speakers = sessions
    .filter(({ id }) => entries.some(entry => entry.id === id && entry.clashes.length > 0))
    .flatMap(session => session.speakers.map(({ id }) => id))
  const { data: spoken } = useQuery({
    ...listQuery(api, conferences, { fair: fair.id, speaker: [...new Set(speakers)], ...all }),
    enabled: speakers.length > 0,
  })
  const runs = now === null ? [] : otherRunsOf(sessions, spoken?.rows ?? [], now)
  const undone = (onPress: () => void) => ({
    action: { label: t('agenda.undo'), isUndo: true, onPress },
  })
  const drop = ({ conference: { id, title } }: AgendaEntry) => {
    toggle(id)
    toast.success(
      t('agenda.dropped', { title }),
      undone(() => toggle(id)),
    )
  }
  const settle = (block: Block, said: string) => {
    decide(nameOfClash(block))
    toast.success(
      said,
      undone(() => askAgain(nameOfClash(block))),
    )
  }
  const takeRun = ({ conference }: AgendaEntry, run: OtherRun) => {
    const change = () => {
      toggle(conference.id)
      toggle(run.conference)
    }
    change()
    const when = whenOfRun(run, { conference }, locale)
    toast.success(t('agenda.run_taken', { title: conference.title, when }), undone(change))
  }
  const programme = (
    <ButtonLink
      variant={entries.length ? 'secondary' : 'primary'}
      icon={CalendarDays}
      href={href(conferencePaths.conferenceProgram)}
    >
      {t('session.all')}
    </ButtonLink>
  )
  // What is kept may be gone by now, or nothing for those who are not logged in.
  if (!ids.length || (data && !entries.length))
    return (
      <div className={styles.page}>
        <PageTitle title={t('agenda.title')} />
        <EmptyState title={t('agenda.empty')} action={programme}>
          {t('agenda.empty_text')}
        </EmptyState>
        <Here />
      </div>
    )
  return (
    <div className={styles.page}>
      {programs?.rows.map(({ id }) => (
        <HearChanges key={id} program={id} />
      ))}
      <AgendaTitle entries={entries} actions={programme} />
      {error && !data ? (
        <ErrorState title={t('agenda.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="rows" count={6} />
      ) : (
        <AgendaDays
          entries={entries}
          now={now}
          decided={decided}
          runs={runs}
          onDrop={drop}
          onSettle={settle}
          onRun={takeRun}
        />
      )}
      <Here />
    </div>
  )
}

/** Nobody tells those who are not logged in what has changed: it is read again. */
function HearChanges({ program }: { program: number }) {
  const refresh = useRefresh()
  useLive(`program:${program}`, () => refresh(conferences))
  return null
}

/** Where it is kept, and what an account has of it. */
function Here() {
  const t = useWords('conferences')
  return (
    <section className={styles.here} aria-label={t('entry.log_in')}>
      <p>{t('agenda.here')}</p>
      <div className={styles.hereWays}>
        <EntryWay />
      </div>
    </section>
  )
}
