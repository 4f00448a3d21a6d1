import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTakesPart } from '#domain/identity/web/use-takes-part.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { chatAnnouncements, markAnnouncementAsRead } from '../contract/announcement.ts'
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

/** Shows what is announced; says how to take that away, and calls `away` where the reader does. */
export type ShowAnnouncement = (text: string, away: () => void) => () => void

/** On every page of a fair: what is announced is shown until the reader puts it away, on whichever device, or it is over. */
export function useHearsAnnouncements(person: number, fair: number, show: ShowAnnouncement) {
  const api = useApi()
  const refresh = useRefresh()
  const isIn = useTakesPart()(fair)
  const again = () => void refresh(chatAnnouncements)
  const said = useAnnouncements(fair).find(({ endedAt }) => endedAt === null)
  const onOwn = ({ data }: { data: unknown }) => {
    if ((data as ChatTold).type === 'announcement_read') again()
  }
  useTopic(isIn ? announcementTopic(fair) : null, again, again)
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
