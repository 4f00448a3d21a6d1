import { useEffect, useRef } from 'react'
import { InsertMenu } from '#platform/web/ui/insert-menu.tsx'
import { TextField, type TextFieldProps } from '#platform/web/ui/text-field.tsx'
import styles from './mails.module.css'

type Insert = { id: string; label: string; hint: string }
type Props = Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: string
  onChange: (value: string) => void
  insertLabel: string
  inserts: readonly Insert[]
}

/** One line into which names can be put where the caret is. */
export function SubjectField({ insertLabel, inserts, ...field }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const caret = useRef<number | null>(null)
  const { value, onChange } = field
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is set once what was put in is drawn
  useEffect(() => {
    const input = frame.current?.querySelector('input')
    if (!input || caret.current === null) return
    input.focus()
    input.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [value])
  const insert = ({ hint }: Insert) => {
    const input = frame.current?.querySelector('input')
    const [start, end] = [input?.selectionStart ?? value.length, input?.selectionEnd ?? value.length]
    caret.current = start + hint.length
    onChange(value.slice(0, start) + hint + value.slice(end))
  }
  return (
    <div ref={frame} className={styles.subject}>
      <TextField {...field} />
      <div className={styles.insert}>
        <InsertMenu label={insertLabel} entries={inserts} onInsert={insert} />
      </div>
    </div>
  )
}
