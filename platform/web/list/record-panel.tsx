import { ChevronDown, ChevronUp, Maximize2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useWords } from '../words/words.ts'
import styles from './record-panel.module.css'

type Props = {
  name: string
  /** Its page. */
  href: string | undefined
  onClose: () => void
  /** Goes on by that many rows; missing where there is none that way. */
  onStep: (step: 1 | -1) => (() => void) | undefined
  children: ReactNode
}

/** The short form of a row's record, beside its list. */
export function RecordPanel({ name, href, onClose, onStep, children }: Props) {
  const t = useWords('lists')
  const [before, after] = [onStep(-1), onStep(1)]
  return (
    <section className={styles.panel} aria-label={name}>
      <div className={styles.bar}>
        {href && (
          <ButtonLink variant="secondary" size="small" icon={Maximize2} href={href}>
            {t('open_page')}
          </ButtonLink>
        )}
        <span className={styles.steps}>
          <Button
            variant="icon"
            size="small"
            icon={ChevronUp}
            aria-label={t('row_before')}
            isDisabled={!before}
            onPress={() => before?.()}
          />
          <Button
            variant="icon"
            size="small"
            icon={ChevronDown}
            aria-label={t('row_after')}
            isDisabled={!after}
            onPress={() => after?.()}
          />
          <Button variant="icon" size="small" icon={X} aria-label={t('close_record')} onPress={onClose} />
        </span>
      </div>
      <p role="status" className="visually-hidden">
        {t('opened', { name })}
      </p>
      <div className={styles.record}>{children}</div>
    </section>
  )
}
