import type { ReactNode } from 'react'
import styles from './record-beside.module.css'

type Props = {
  mark: ReactNode
  name: string
  /** Under the name: what it is, in a line or two. */
  lead?: ReactNode
  children: ReactNode
}

/** A row of a list in its short form at the side: who or what it is, then what the list says of it. */
export function RecordBeside({ mark, name, lead, children }: Props) {
  return (
    <div className={styles.beside}>
      <div className={styles.who}>
        {mark}
        <div>
          <h2 className={styles.name}>{name}</h2>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
      </div>
      {children}
    </div>
  )
}

/** What is known of it, each with its label. */
export function RecordFacts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Where one goes on from here. */
export function RecordWays({ name, children }: { name: string; children: ReactNode }) {
  return (
    <nav className={styles.ways} aria-label={name}>
      {children}
    </nav>
  )
}
