import { Bold, Italic, List, RemoveFormatting } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './formatted-text-field.module.css'

type Props = { label: string; lang: string; value: string; onChange: (html: string) => void }

const commands = [
  { id: 'bold', icon: Bold },
  { id: 'italic', icon: Italic },
  { id: 'insertUnorderedList', icon: List },
  { id: 'removeFormat', icon: RemoveFormatting },
] as const

/** What browsers leave behind in an empty editor. */
const written = (html: string) => (/^(<(p|div)>)?(<br\/?>)?(<\/(p|div)>)?$/.test(html.trim()) ? '' : html)

/** Text with bold, italics and lists. The server reduces it to the permitted tags, whatever is sent. */
export function FormattedTextField({ label, lang, value, onChange }: Props) {
  const t = useWords('visit')
  const id = useId()
  const editor = useRef<HTMLDivElement>(null)
  // Only what came from elsewhere (undo, another save) is put in: the caret stays where one types.
  useEffect(() => {
    const element = editor.current
    if (element && written(element.innerHTML) !== value) element.innerHTML = value
  }, [value])
  const read = () => onChange(written(editor.current?.innerHTML ?? ''))
  const run = (command: string) => {
    editor.current?.focus()
    document.execCommand(command)
    read()
  }
  return (
    <div>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <div className={styles.frame}>
        <div className={styles.tools} role="toolbar" aria-label={t('format.label')}>
          {commands.map(command => (
            <Button
              key={command.id}
              variant="icon"
              size="small"
              icon={command.icon}
              aria-label={t(`format.${command.id}`)}
              preventFocusOnPress
              onPress={() => run(command.id)}
            />
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a textarea holds no formatted text */}
        <div
          ref={editor}
          className={styles.text}
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-labelledby={id}
          lang={lang}
          contentEditable
          suppressContentEditableWarning
          onFocus={() => document.execCommand('defaultParagraphSeparator', false, 'p')}
          onInput={read}
          onPaste={event => {
            event.preventDefault()
            document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
          }}
        />
      </div>
    </div>
  )
}
