import { useCallback, useEffect, useRef } from 'react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { markChatRoomAsRead } from '../contract/room.ts'

/** What many write at once is marked together, and of many who read it not all say so in one moment. */
const gathered = 1_000
const spread = 4_000
/** Between two marks of who stays: each reader’s is written for all devices, in a full room after each line. */
const pause = 20_000

/** Says up to where a room has been read; what waits is said when one leaves, or looks elsewhere. */
export function useReadMark(room: number | undefined) {
  const api = useApi()
  const waiting = useRef<{ message: number; timer: ReturnType<typeof setTimeout> } | null>(null)
  const said = useRef(Number.NEGATIVE_INFINITY)
  const say = useCallback(() => {
    const message = waiting.current?.message
    clearTimeout(waiting.current?.timer)
    waiting.current = null
    // What could not be said is said with the next message.
    if (room === undefined || message === undefined) return
    said.current = Date.now()
    api.call(markChatRoomAsRead, { params: { id: room }, body: { message } }).catch(() => undefined)
  }, [api, room])
  // Also whoever goes from one room into another has read the one before.
  useEffect(() => {
    said.current = Number.NEGATIVE_INFINITY
    const sayWhenHidden = () => document.visibilityState === 'hidden' && say()
    document.addEventListener('visibilitychange', sayWhenHidden)
    return () => {
      document.removeEventListener('visibilitychange', sayWhenHidden)
      say()
    }
  }, [say])
  return (message: number) => {
    if (waiting.current) waiting.current.message = Math.max(waiting.current.message, message)
    else {
      const soonest = gathered + Math.random() * spread
      const wait = Math.max(soonest, said.current + pause - Date.now())
      waiting.current = { message, timer: setTimeout(say, wait) }
    }
  }
}
