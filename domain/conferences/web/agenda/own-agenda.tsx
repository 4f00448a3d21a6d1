import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { type AgendaEntry, addAgendaEntry, dropAgendaEntry, readAgenda } from '../../contract/agenda.ts'
import { type OtherRun, otherRuns, takeOtherRun } from '../../contract/other-runs.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { useNow } from '../time/use-now.ts'
import { AgendaChanges } from './agenda-changes.tsx'
import { AgendaDays, nameOfClash } from './agenda-days.tsx'
import { AgendaFeeds } from './agenda-feeds.tsx'
import styles from './agenda-page.module.css'
import { AgendaTitle } from './agenda-title.tsx'
import type { Block } from './blocks.ts'
import { whenOfRun } from './other-runs.ts'
import { OwnSessions } from './own-sessions.tsx'
import { minutesWords } from './reminders.ts'
import { TakeOver } from './take-over.tsx'
import { useDecided } from './use-decided.ts'

const hasChanged = (
  entry: AgendaEntry,
): entry is AgendaEntry & { change: NonNullable<AgendaEntry['change']> } => entry.change !== null
const nameOfChange = ({ id, change }: AgendaEntry) => `change-${id}-${change?.at ?? ''}`

/** The day of who is logged in: what changed, what is when, and what is at the same time. */
export function OwnAgenda() {
  const t = useWords('conferences')
  const api = useApi()
  const locale = useLocale()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const refresh = useRefresh()
  const now = useNow()
  const { run } = useAction()
  const { decided, decide, askAgain } = useDecided(fair.id)
  const { data, error, refetch } = useQuery(callQuery(api, readAgenda, { query: { fair: fair.id } }))
  const programme = href(conferencePaths.conferenceProgram)
  const entries = data?.entries ?? []
  const changed = entries.filter(hasChanged).filter(entry => !decided.has(nameOfChange(entry)))
  const drop = ({ id, conference, remindMinutes, ...entry }: AgendaEntry) =>
    run(async () => {
      await api.call(dropAgendaEntry, { params: { id } })
      await refresh(readAgenda, otherRuns)
      const keepsPlace = entry.hasPlace || entry.isQueued || entry.isAsked
      toast.success(
        t(keepsPlace ? 'agenda.dropped_with_place' : 'agenda.dropped', { title: conference.title }),
        {
          action: {
            label: t('agenda.undo'),
            isUndo: true,
            onPress: () =>
              run(async () => {
                await api.call(addAgendaEntry, { body: { conference: conference.id, remindMinutes } })
                await refresh(readAgenda, otherRuns)
              }),
          },
        },
      )
    })
  const settle = (block: Block, said: string, undo?: () => void) => {
    decide(nameOfClash(block))
    toast.success(said, {
      action: {
        label: t('agenda.undo'),
        isUndo: true,
        onPress: () => {
          askAgain(nameOfClash(block))
          undo?.()
        },
      },
    })
  }
  const remind = (entries: readonly AgendaEntry[], minutesOf: (entry: AgendaEntry) => number | null) =>
    run(async () => {
      for (const entry of entries)
        await api.call(addAgendaEntry, {
          body: { conference: entry.conference.id, remindMinutes: minutesOf(entry) },
        })
      await refresh(readAgenda)
    })
  const keepReminded = (block: Block, minutes: number) => {
    void remind(block.entries, () => minutes)
    settle(block, t('agenda.both_reminded', { time: minutesWords(locale, minutes) }), () =>
      remind(block.entries, entry => entry.remindMinutes),
    )
  }
  const isClashing = entries.some(({ clashes }) => clashes.length > 0)
  const { data: runs = [] } = useQuery({
    ...callQuery(api, otherRuns, { query: { fair: fair.id } }),
    enabled: isClashing,
  })
  const goTo = async (entry: number, conference: number) => {
    const there = await api.call(takeOtherRun, { params: { id: entry }, body: { conference } })
    await refresh(readAgenda, otherRuns)
    return there
  }
  const takeRun = ({ id, conference }: AgendaEntry, other: OtherRun) =>
    run(async () => {
      const there = await goTo(id, other.conference)
      const when = whenOfRun(other, { conference }, locale)
      toast.success(t('agenda.run_taken', { title: conference.title, when }), {
        action: {
          label: t('agenda.undo'),
          isUndo: true,
          onPress: () => run(async () => void (await goTo(there.id, conference.id))),
        },
      })
    })
  return (
    <div className={styles.page}>
      <TakeOver fair={fair.id} />
      <AgendaTitle
        entries={entries}
        actions={
          entries.length > 0 && (
            <ButtonLink variant="secondary" icon={CalendarDays} href={programme}>
              {t('session.all')}
            </ButtonLink>
          )
        }
      />
      {error && !data ? (
        <ErrorState title={t('agenda.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="rows" count={6} />
      ) : entries.length || data.own.length ? (
        <>
          <OwnSessions sessions={data.own} />
          <AgendaChanges entries={changed} onRead={() => decide(...changed.map(nameOfChange))} />
          <AgendaDays
            entries={entries}
            now={now}
            decided={decided}
            runs={runs}
            onDrop={drop}
            onRemind={(entry, minutes) => void remind([entry], () => minutes)}
            onKeepReminded={keepReminded}
            onSettle={settle}
            onRun={takeRun}
          />
          <AgendaFeeds fair={fair.id} />
        </>
      ) : (
        <EmptyState
          title={t('agenda.empty')}
          action={
            <ButtonLink icon={CalendarDays} href={programme}>
              {t('session.all')}
            </ButtonLink>
          }
        >
          {t('agenda.empty_text')}
        </EmptyState>
      )}
    </div>
  )
}
