import { useCallback, useEffect, useRef, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { isUnreached, ProblemError } from '#platform/web/api/problem-error.ts'
import { scanBadge, standScans } from '../../contract/badge/calls.ts'
import { dropScan, type KeptScan, keepScan, readKept } from './kept-scans.ts'

type Taken = ResponseOf<typeof scanBadge>

/** After a network that was away, or a server that could not answer. */
const again = 15_000

/** Not the scan is at fault: it is worth another try. */
const passes = (error: unknown) =>
  !(error instanceof ProblemError) || isUnreached(error) || error.status === 429 || error.status === 401

/**
 * Scans of one person on a stand: kept on this machine first, then sent one after the other, whenever there is a network.
 * `onTaken` hears of each that has arrived.
 */
export function useScans(person: number, stand: number, onTaken: (scan: KeptScan, taken: Taken) => void) {
  const api = useApi()
  const refresh = useRefresh()
  const [kept, setKept] = useState<readonly KeptScan[]>([])
  const latest = useRef({ onTaken, refresh })
  useEffect(() => {
    latest.current = { onTaken, refresh }
  })
  const isSending = useRef(false)
  const look = useCallback(() => setKept(readKept(person)), [person])

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
          latest.current.onTaken(next, taken)
          void latest.current.refresh(standScans)
        } catch (error) {
          if (passes(error)) return
          const code = error instanceof ProblemError ? error.problem.message_code : ''
          // With what was written beside it meanwhile; one that was dropped stays so.
          const now = readKept(person).find(({ uuid }) => uuid === next.uuid)
          if (now) keepScan(person, { ...now, refused: code || 'unexpected' })
        }
        look()
      }
    } finally {
      isSending.current = false
      look()
    }
  }, [api, person, look])

  useEffect(() => {
    look()
    void send()
    const retry = () => void send()
    const timer = setInterval(() => {
      if (readKept(person).some(({ refused }) => !refused)) retry()
    }, again)
    addEventListener('online', retry)
    addEventListener('storage', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', retry)
      removeEventListener('storage', look)
    }
  }, [send, look, person])

  return {
    /** Of this stand, the last first. */
    kept: kept.filter(scan => scan.stand === stand).toReversed(),
    add(scan: Pick<KeptScan, 'uuid' | 'code' | 'at' | 'note'>) {
      keepScan(person, { ...scan, stand })
      look()
      void send()
    },
    drop(uuid: string) {
      dropScan(person, uuid)
      look()
    },
  }
}
