import { useCallback, useEffect, useRef } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { isUnreached, ProblemError } from '#platform/web/api/problem-error.ts'
import { scanBadge, standScans } from '../../contract/badge/calls.ts'
import { dropScan, type KeptScan, keepScan, readKept, useKeptScans } from './kept-scans.ts'

export type TakenScan = ResponseOf<typeof scanBadge>
type Heard = (scan: KeptScan, taken: TakenScan) => void

const heard = new Set<Heard>()

/** Hears of each scan that has arrived, whichever page is open. @returns how it is no longer heard */
export function hearTaken(listener: Heard): () => void {
  heard.add(listener)
  return () => void heard.delete(listener)
}

/** After a network that was away, or a server that could not answer. */
const again = 15_000

/** Not the scan is at fault: it is worth another try. */
const passes = (error: unknown) =>
  !(error instanceof ProblemError) || isUnreached(error) || error.status === 429 || error.status === 401

/** Sends what one person has scanned, one after the other, whenever there is a network: from whatever page is open. */
export function useScanSender(person: number) {
  const api = useApi()
  const refresh = useRefresh()
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  const isSending = useRef(false)
  const { kept } = useKeptScans(person)
  const waiting = kept
    .filter(({ refused }) => !refused)
    .map(({ uuid, note }) => `${uuid} ${note}`)
    .join()

  const send = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      for (;;) {
        const next = readKept(person).find(({ refused }) => !refused)
        if (!next) return
        const { refused: _, ...body } = next
        try {
          const taken = await api.call(scanBadge, { body })
          // What was written beside it meanwhile is sent too.
          const now = readKept(person).find(({ uuid }) => uuid === next.uuid)
          if (now?.note === next.note) dropScan(person, next.uuid)
          for (const listener of heard) listener(next, taken)
          void latest.current(standScans)
        } catch (error) {
          if (passes(error)) return
          const code = error instanceof ProblemError ? error.problem.message_code : ''
          // With what was written beside it meanwhile; one that was dropped stays so.
          const now = readKept(person).find(({ uuid }) => uuid === next.uuid)
          if (now) keepScan(person, { ...now, refused: code || 'unexpected' })
        }
      }
    } finally {
      isSending.current = false
    }
  }, [api, person])

  useEffect(() => {
    if (waiting) void send()
  }, [send, waiting])
  useEffect(() => {
    const retry = () => void send()
    const timer = setInterval(retry, again)
    addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      removeEventListener('online', retry)
    }
  }, [send])
}
