import { useCallback, useEffect, useRef } from 'react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { markChatRoomAsRead } from '../contract/room.ts'

/** What many write at once is marked together. */
const gathered = 1_000

/** Says up to where a room has been read; what waits is said when one leaves. */
export function useReadMark(room: number | undefined) {
  const api = useApi()
  const waiting = useRef<{ message: number; timer: ReturnType<typeof setTimeout> } | null>(null)
  const say = useCallback(() => {
    const message = waiting.current?.message
    clearTimeout(waiting.current?.timer)
    waiting.current = null
    // What could not be said is said with the next message.
    if (room !== undefined && message !== undefined)
      api.call(markChatRoomAsRead, { params: { id: room }, body: { message } }).catch(() => undefined)
  }, [api, room])
  // Also whoever goes from one room into another has read the one before.
  useEffect(() => say, [say])
  return (message: number) => {
    if (waiting.current) waiting.current.message = Math.max(waiting.current.message, message)
    else waiting.current = { message, timer: setTimeout(say, gathered) }
  }
}
