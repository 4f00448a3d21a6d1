import type { ReactNode } from 'react'
import type { FrontFirm } from '../../contract/front-firms.ts'
import { byLetter } from '../by-letter.ts'
import type { Presence } from '../use-presence.ts'
import styles from './firm-index.module.css'
import { FirmRow } from './firm-row.tsx'

/** Exhibitors as an index: by letter while they stand in that order, else as one list. */
export function FirmIndex({
  firms,
  presence,
  isByName,
  isEmbedded,
  more,
}: {
  firms: FrontFirm[]
  presence: Presence
  isByName: boolean
  isEmbedded?: boolean
  more?: ((firm: FrontFirm) => ReactNode) | undefined
}) {
  const groups = isByName ? byLetter(firms) : [{ letter: '', rows: firms }]
  return groups.map(({ letter, rows }) => (
    <section key={letter} className={styles.group} aria-labelledby={letter && `letter-${letter}`}>
      {letter && (
        <h2 id={`letter-${letter}`} className={styles.letter}>
          {letter}
        </h2>
      )}
      <ul className={styles.rows}>
        {rows.map(firm => (
          <FirmRow
            key={`${firm.id}-${firm.stands[0]?.id ?? 0}`}
            firm={firm}
            presence={presence}
            isEmbedded={isEmbedded}
            more={more?.(firm)}
          />
        ))}
      </ul>
    </section>
  ))
}
