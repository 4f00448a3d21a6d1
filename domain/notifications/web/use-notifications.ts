import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { readAgenda } from '#domain/conferences/contract/agenda.ts'
import { listInterviews, ownInterviews } from '#domain/jobs/contract/job-interview.ts'
import { ownSolicitations } from '#domain/jobs/contract/job-solicitation.ts'
import { keyOf, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import type { Api } from '#platform/web/api/client.ts'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { showInBrowser } from '#platform/web/outside/browser-notifications.ts'
import {
  notifications as list,
  type Notification,
  type NotificationUpdate,
  readAllNotifications,
  readNotification,
  topicOf,
} from '../contract/notifications.ts'

const query = (api: Api, userId: number) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(list), userId, 'parts'],
    queryFn: ({ pageParam }: { pageParam: number | undefined }) =>
      api.call(list, { params: { userId }, query: { before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ hasMore, notifications }) => (hasMore ? notifications.at(-1)?.id : undefined),
  })

/** What has changed with what one is told of: where it is shown it is read again. */
const changed: readonly { by: readonly string[]; calls: readonly { path: string }[] }[] = [
  {
    by: ['agenda_changed', 'place_given', 'pass_given', 'pass_validated', 'pass_refused'],
    calls: [readAgenda],
  },
  {
    by: [
      'application_read',
      'application_answered',
      'application_overdue',
      'interview_proposed',
      'interview_accepted',
      'interview_declined',
      'interview_moved',
      'interview_cancelled',
    ],
    calls: [ownSolicitations, ownInterviews, listInterviews],
  },
]

/** What one was told of, as it is now, with what can be done with it. `onNew` hears of each that comes in. */
export function useNotifications(userId: number, onNew: (notification: Notification) => void) {
  const api = useApi()
  const refresh = useRefresh()
  const found = useInfiniteQuery(query(api, userId))
  const readAgain = () => refresh(list)
  useTopic(
    topicOf(userId),
    ({ data }) => {
      const { notification } = data as NotificationUpdate
      if (notification) {
        onNew(notification)
        const { id, kind, text, link } = notification
        showInBrowser({ text, tag: `notification-${id}`, link })
        void refresh(...changed.flatMap(({ by, calls }) => (by.includes(kind) ? calls : [])))
      }
      return readAgain()
    },
    readAgain,
  )
  const pages = found.data?.pages ?? []
  const all = pages.flatMap(({ notifications }) => notifications)
  return {
    ...found,
    all,
    unread: pages[0]?.unread ?? 0,
    markRead: async ({ id }: Notification) => {
      await api.call(readNotification, { params: { id }, body: { unread: false } })
      await readAgain()
    },
    markAllRead: async () => {
      const [latest] = all
      if (latest) await api.call(readAllNotifications, { body: { upTo: latest.id } })
      await readAgain()
    },
  }
}

export type Notifications = ReturnType<typeof useNotifications>
