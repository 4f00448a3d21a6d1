import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import type { Correspondent } from '#domain/messaging/contract/message.ts'
import { fullName } from '#domain/messaging/web/thread/thread-line.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { runners } from '#platform/contract/runners.ts'
import { callQuery, keyOf, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { hideChatMessage, unhideChatMessage } from '../../contract/message.ts'
import {
  type ChatModeration,
  type ChatReport,
  chatModerations,
  chatReports,
  chatSanctions,
  liftChatSanction,
  settleChatReport,
} from '../../contract/moderation.ts'
import styles from './chat-moderation.module.css'

type Place = ChatModeration['room']

/** What those who moderate have to look at, whom they keep away, and what they have done. */
export default function ChatModerationPage() {
  const t = useWords('chat')
  const app = useWords('app')
  const href = useSalonHref()
  const fair = useCurrentFair()
  const { roles } = usePerson()
  const [tab, setTab] = useState('reports')
  if (!fair.isUsingChat)
    return (
      <>
        <PageTitle title={t('moderation')} />
        <EmptyState
          title={t('module_off')}
          action={
            runners.some(role => roles.includes(role)) && (
              <ButtonLink href={href(fairPaths.fairEdit)}>{app('screens.fairEdit')}</ButtonLink>
            )
          }
        >
          {t('module_off_text')}
        </EmptyState>
      </>
    )
  return (
    <>
      <PageTitle title={t('moderation')} lead={t('moderation_lead')} />
      <Tabs
        label={t('moderation')}
        current={tab}
        onChange={setTab}
        tabs={[
          { id: 'reports', label: t('tab_reports'), content: <Reports fair={fair.id} /> },
          { id: 'sanctions', label: t('tab_sanctions'), content: <Sanctions fair={fair.id} /> },
          { id: 'log', label: t('tab_log'), content: <Log fair={fair.id} /> },
        ]}
      />
    </>
  )
}

function useWhen() {
  const locale = useLocale()
  const when = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium', timeStyle: 'short' })
  return (instant: string) => when.format(new Date(instant))
}

function useNames() {
  const t = useWords('chat')
  return {
    person: (one: Correspondent | null) => (one ? fullName(one) : t('gone')),
    place: (room: Place) => (room ? (room.name ?? t(`place_${room.kind}`)) : t('place_fair')),
  }
}

type QueryState = { isPending: boolean; isError: boolean; refetch: () => unknown }

/** A list with its states: on its way, not to be had, empty. */
function Listed({
  query,
  empty,
  children,
}: {
  query: QueryState
  empty: string
  children: readonly ReactNode[]
}) {
  const t = useWords('chat')
  if (query.isPending) return <Skeleton shape="rows" />
  if (query.isError) return <ErrorState title={t('not_loaded')} onRetry={() => void query.refetch()} />
  if (!children.length) return <EmptyState title={empty} />
  return <ul className={styles.rows}>{children}</ul>
}

/** What is said of somebody, and what can be done about it. */
function Entry({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}

/** What is done by those who moderate; what it changes is read again. */
function useModerating() {
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  return {
    isPending,
    does: (act: (call: typeof api.call) => Promise<unknown>) =>
      run(async () => {
        await act(api.call)
        await refresh(chatReports, chatSanctions, chatModerations)
      }),
  }
}

function Reports({ fair }: { fair: number }) {
  const t = useWords('chat')
  const when = useWhen()
  const names = useNames()
  const { does, isPending } = useModerating()
  const query = useQuery(callQuery(useApi(), chatReports, { query: { fair } }))
  const settle = ({ id, message }: ChatReport, isHiding: boolean) =>
    does(async call => {
      if (isHiding) await call(hideChatMessage, { params: { id: message.id } })
      await call(settleChatReport, { params: { id } })
    })
  return (
    <Listed query={query} empty={t('no_reports')}>
      {(query.data ?? []).map(report => (
        <Entry
          key={report.id}
          actions={
            <>
              {!report.message.isHidden && (
                <Button
                  size="small"
                  variant="secondary"
                  isDisabled={isPending}
                  onPress={() => settle(report, true)}
                >
                  {t('hide')}
                </Button>
              )}
              <Button
                size="small"
                variant="ghost"
                isDisabled={isPending}
                onPress={() => settle(report, false)}
              >
                {t(report.message.isHidden ? 'settle' : 'keep')}
              </Button>
            </>
          }
        >
          <p>
            <b>{names.person(report.author)}</b> <Badge>{t(`reason_${report.reason}`)}</Badge>{' '}
            {report.message.isHidden && <Badge tone="away">{t('is_hidden')}</Badge>}
          </p>
          <blockquote>{report.message.text}</blockquote>
          {report.note && <p>{report.note}</p>}
          <small>
            {t('reported_by', { name: names.person(report.reporter) })} · {names.place(report.room)} ·{' '}
            {when(report.createdAt)}
          </small>
        </Entry>
      ))}
    </Listed>
  )
}

function Sanctions({ fair }: { fair: number }) {
  const t = useWords('chat')
  const when = useWhen()
  const names = useNames()
  const { does, isPending } = useModerating()
  const query = useQuery(callQuery(useApi(), chatSanctions, { query: { fair } }))
  return (
    <Listed query={query} empty={t('no_sanctions')}>
      {(query.data ?? []).map(({ id, person, kind, room, endsAt }) => (
        <Entry
          key={id}
          actions={
            <Button
              size="small"
              variant="secondary"
              isDisabled={isPending}
              aria-label={t('lift_named', { name: names.person(person) })}
              onPress={() => does(call => call(liftChatSanction, { params: { id } }))}
            >
              {t('lift')}
            </Button>
          }
        >
          <p>
            <b>{names.person(person)}</b> <Badge tone="err">{t(`is_${kind}`)}</Badge>
          </p>
          <small>
            {names.place(room)} · {endsAt ? t('until', { until: when(endsAt) }) : t('duration_open')}
          </small>
        </Entry>
      ))}
    </Listed>
  )
}

function Log({ fair }: { fair: number }) {
  const t = useWords('chat')
  const api = useApi()
  const when = useWhen()
  const names = useNames()
  const { does, isPending } = useModerating()
  const query = useInfiniteQuery({
    queryKey: [...keyOf(chatModerations), fair],
    queryFn: ({ pageParam }) => api.call(chatModerations, { query: { fair, before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: page => (page.length < 50 ? undefined : page.at(-1)?.id),
  })
  return (
    <>
      <Listed query={query} empty={t('no_log')}>
        {(query.data?.pages.flat() ?? []).map(({ unhidable, ...done }) => (
          <Entry
            key={done.id}
            actions={
              unhidable !== null && (
                <Button
                  size="small"
                  variant="secondary"
                  isDisabled={isPending}
                  onPress={() => does(call => call(unhideChatMessage, { params: { id: unhidable } }))}
                >
                  {t('unhide')}
                </Button>
              )
            }
          >
            <p>
              {t(`log_${done.action}`, {
                moderator: names.person(done.moderator),
                name: names.person(done.person),
              })}
            </p>
            {done.text && <blockquote>{done.text}</blockquote>}
            {done.note && <p>{done.note}</p>}
            <small>
              {names.place(done.room)} · {when(done.createdAt)}
              {done.endsAt && ` · ${t('until', { until: when(done.endsAt) })}`}
            </small>
          </Entry>
        ))}
      </Listed>
      {query.hasNextPage && (
        <p className={styles.more}>
          <Button
            variant="secondary"
            isPending={query.isFetchingNextPage}
            onPress={() => void query.fetchNextPage()}
          >
            {t('log_older')}
          </Button>
        </p>
      )}
    </>
  )
}
