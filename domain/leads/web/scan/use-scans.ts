import { useEffect, useRef } from 'react'
import { dropScan, type KeptScan, keepScan, useKeptScans } from './kept-scans.ts'
import { hearTaken, type TakenScan } from './scan-sender.ts'

/**
 * Scans of one person on a stand: kept on this machine first, then sent, also from other pages (`useScanSender`). `onTaken`
 * hears of each that has arrived.
 */
export function useScans(person: number, stand: number, onTaken: (scan: KeptScan, taken: TakenScan) => void) {
  const latest = useRef(onTaken)
  useEffect(() => {
    latest.current = onTaken
  })
  useEffect(() => hearTaken((scan, taken) => latest.current(scan, taken)), [])
  const { kept, isOnPageAlone } = useKeptScans(person)
  return {
    /** Of this stand, the last first. */
    kept: kept.filter(scan => scan.stand === stand).toReversed(),
    isOnPageAlone,
    add: (scan: Pick<KeptScan, 'uuid' | 'code' | 'at' | 'note'>) => keepScan(person, { ...scan, stand }),
    drop: (uuid: string) => dropScan(person, uuid),
  }
}
