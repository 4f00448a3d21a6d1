import type { ReactNode } from 'react'
import { useLocale } from '#platform/web/words/words.ts'
import { formatAmount } from '../../contract/amounts.ts'
import type { Paper } from '../../contract/papers.ts'
import styles from '../billing.module.css'
import { PdfButton } from './pdf-button.tsx'

type Props = {
  kind: Paper['kind']
  paper: Pick<Paper, 'id' | 'number' | 'currency' | 'gross'>
  /** Below the number: when, or what it is to another one. */
  note: string
  badge?: ReactNode
  children?: ReactNode
}

/** A quote, an invoice or a credit note in the account of an exhibitor. */
export function PaperRow({ kind, paper: { id, number, currency, gross }, note, badge, children }: Props) {
  const locale = useLocale()
  return (
    <li>
      <span className={styles.firm}>
        <b>{number}</b>
        <span className={styles.small}>{note}</span>
      </span>
      <span className={styles.actions}>
        {badge}
        {formatAmount(gross, currency, locale)}
        <PdfButton kind={kind} id={id} number={number} />
        {children}
      </span>
    </li>
  )
}
