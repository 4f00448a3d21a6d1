import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { useWords } from '../words/words.ts'
import styles from './saving.module.css'
import type { Saving } from './use-saving.ts'

export type FieldWords = {
  /** What a field is called: of a word in one language, with the language. */
  labelOf: (field: string) => string
  /** Its value as it is read. */
  wordsOf: (field: string, value: unknown) => string
}

/** What two people have changed at once, field by field, with both values: what stays is chosen. */
export function FieldConflicts({
  saving: { conflicts, fields, decide },
  labelOf,
  wordsOf,
}: FieldWords & { saving: Pick<Saving, 'conflicts' | 'fields' | 'decide'> }) {
  const t = useWords('saving')
  const card = useRef<HTMLElement>(null)
  const names = Object.keys(conflicts)
  const isShown = names.length > 0
  useEffect(() => {
    if (isShown) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  if (!isShown) return null
  const side = (field: string, whose: 'mine' | 'theirs', value: unknown) => (
    <div className={styles.side}>
      <span>
        <small className={styles.small}>{t(whose)}</small>
        <span className={styles.value}>{wordsOf(field, value)}</span>
      </span>
      <Button variant="secondary" size="small" onPress={() => decide(field, whose)}>
        {t(whose === 'mine' ? 'keep_mine' : 'take_theirs')}
      </Button>
    </div>
  )
  return (
    <section ref={card} className={styles.conflicts} role="alert">
      <div>
        <h2>{t('conflict_title')}</h2>
        <p>{t('conflict_text')}</p>
      </div>
      {names.map(field => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid
        <div key={field} className={styles.conflict} role="group" aria-label={labelOf(field)}>
          <b>{labelOf(field)}</b>
          <div className={styles.sides}>
            {side(field, 'mine', fields[field])}
            {side(field, 'theirs', conflicts[field])}
          </div>
        </div>
      ))}
    </section>
  )
}
