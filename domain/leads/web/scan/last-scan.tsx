import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { TextAreaField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './scan.module.css'

type Props = {
  /** Whose it is; null while that is not known. */
  name: string | null
  isNew: boolean
  note: string
  onNote: (note: string) => void
}

/** What was scanned last, with room for what one wants to remember of it. */
export function LastScan({ name, isNew, note, onNote }: Props) {
  const t = useWords('leads')
  const [typed, type] = useState(note)
  const [saved, setSaved] = useState(note)
  const save = () => {
    onNote(typed.trim())
    setSaved(typed)
  }
  return (
    <section className={styles.last} data-waiting={name === null || undefined} aria-label={t('scan.last')}>
      <div role="status">
        <h2>{name ?? t('scan.waiting_title')}</h2>
        <p>{t(name === null ? 'scan.waiting_text' : isNew ? 'scan.taken' : 'scan.known')}</p>
      </div>
      <TextAreaField label={t('scan.note')} maxLength={1000} value={typed} onChange={type} />
      <div>
        <Button variant="secondary" isDisabled={!typed.trim() || typed === saved} onPress={save}>
          {t('scan.save_note')}
        </Button>
      </div>
    </section>
  )
}
