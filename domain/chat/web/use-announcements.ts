import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTakesPart } from '#domain/identity/web/use-takes-part.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { type ChatAnnouncement, chatAnnouncements, markAnnouncementAsRead } from '../contract/announcement.ts'
import { announcementTopic, type ChatTold, ownChatTopic } from '../contract/push.ts'

/** What those who run a fair say and have said, the latest first; of one that the reader is not in nothing. */
export function useAnnouncements(fair: number) {
  const isIn = useTakesPart()(fair)
  const { data } = useQuery({
    ...callQuery(useApi(), chatAnnouncements, { query: { fair } }),
    retry: false,
    enabled: isIn,
  })
  return data ?? []
}

type Read = ResponseOf<typeof chatAnnouncements>

/** What is said takes the place of what was said before; one that is known already is as it was read. */
const withAnnounced = (before: Read, said: Read[number] | null, now: string): Read => {
  if (said && before.some(({ id }) => id === said.id)) return before
  const ended = before.map(one => (one.endedAt === null ? { ...one, endedAt: now } : one))
  return said ? [said, ...ended] : ended
}

/** Shows what is announced; says how to take that away, and calls `away` where the reader does. */
export type ShowAnnouncement = (text: string, away: () => void) => () => void

/** On every page of a fair: what is announced is shown until the reader puts it away, on whichever device, or it is over. */
export function useHearsAnnouncements(person: number, fair: number, show: ShowAnnouncement) {
  const api = useApi()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const isIn = useTakesPart()(fair)
  const again = () => void refresh(chatAnnouncements)
  const said = useAnnouncements(fair).find(({ endedAt }) => endedAt === null)
  const onOwn = ({ data }: { data: unknown }) => {
    if ((data as ChatTold).type === 'announcement_read') again()
  }
  // It comes with what is told: thousands do not ask for it at once.
  const onAnnounced = ({ data }: { data: unknown }) => {
    const { announcement } = data as { announcement: ChatAnnouncement | null }
    const said = announcement && { ...announcement, endedAt: null, isRead: false }
    queries.setQueryData<Read>(callQuery(api, chatAnnouncements, { query: { fair } }).queryKey, before =>
      withAnnounced(before ?? [], said, new Date().toISOString()),
    )
  }
  useTopic(isIn ? announcementTopic(fair) : null, onAnnounced, again)
  useTopic(isIn ? ownChatTopic(person) : null, onOwn, again)
  const id = said && !said.isRead ? said.id : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each announcement
  useEffect(() => {
    if (id === null || !said) return
    let isOver = false
    const close = show(said.text, () => {
      if (isOver) return
      api.call(markAnnouncementAsRead, { params: { id } }).then(again, () => undefined)
    })
    return () => {
      isOver = true
      close()
    }
  }, [id])
}

/** Whoever reads it above a room has read it: on pages it is shown no more. */
export function useReadsAnnouncement(fair: number, id: number | undefined) {
  const api = useApi()
  const refresh = useRefresh()
  const isNew = useAnnouncements(fair).some(one => one.id === id && !one.isRead)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each announcement
  useEffect(() => {
    if (!isNew || id === undefined) return
    api.call(markAnnouncementAsRead, { params: { id } }).then(
      () => refresh(chatAnnouncements),
      () => undefined,
    )
  }, [isNew, id])
}
