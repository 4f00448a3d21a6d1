import { Paperclip, SendHorizontal, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { fileSize } from '#platform/contract/file-size.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Progress } from '#platform/web/ui/progress.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { messageLength } from '../../contract/message.ts'
import styles from './composer.module.css'
import { type Attached, attachmentKinds, useAttachment } from './use-attachment.ts'
import { useDraft } from './use-draft.ts'

export type ComposerHandle = { focus: () => void; fill: (text: string) => void }

export type ComposerProps = {
  /** What the field is called: "Write to Inès". */
  label: string
  /** Where what is typed is kept until it is sent: `conversation:…`. */
  draft: string
  /** Takes over what is sent; the field is empty afterwards. */
  onSend: (message: { text: string; file: Attached | null }) => void
  onTyping?: () => void
  onEscape?: () => void
  /** The use of files that may be sent; without it none may. */
  fileUse?: string
  /** Whoever opened it means to write: the field has the focus at once. */
  takesFocus?: boolean
  /** Most characters, where it is not those of a direct message. */
  maxLength?: number
  /** Stands above the field: from where one writes, ready answers. */
  children?: ReactNode
  /** Why nothing can be written here now; the field is gone then. */
  closed?: ReactNode
  ref?: Ref<ComposerHandle>
}

/** Characters from which on it is said how many are left. */
const nearlyFull = 200

/** Where one writes: Enter sends, Shift and Enter begin a new line, Escape leaves. */
export function Composer({ closed, children, ...props }: ComposerProps) {
  return (
    <div className={styles.composer}>
      {closed ? <div className={styles.closed}>{closed}</div> : <Field {...props}>{children}</Field>}
    </div>
  )
}

function Field(props: Omit<ComposerProps, 'closed'>) {
  const {
    label,
    draft,
    onSend,
    onTyping,
    onEscape,
    fileUse,
    takesFocus,
    maxLength = messageLength,
    children,
    ref,
  } = props
  const t = useWords('messaging')
  const [text, write] = useDraft(draft)
  const field = useRef<HTMLTextAreaElement>(null)
  const file = useAttachment(fileUse ?? '', draft)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    fill: filled => {
      write(filled)
      field.current?.focus()
    },
  }))
  const left = maxLength - text.length
  const canSend = Boolean(text.trim() || file.attached) && file.progress === null
  const send = () => {
    if (!canSend) return
    onSend({ text: text.trim(), file: file.attached })
    write('')
    file.clear()
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    // While a script such as Japanese is put together, Enter chooses a word.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    } else if (event.key === 'Escape' && onEscape) {
      event.preventDefault()
      onEscape()
    }
  }
  return (
    <>
      {children}
      <Attachment {...file} />
      <div className={styles.field}>
        {fileUse && <AttachButton onFile={file.attach} isDisabled={file.progress !== null} />}
        <textarea
          ref={field}
          className={styles.text}
          aria-label={label}
          placeholder={label}
          rows={1}
          maxLength={maxLength}
          value={text}
          onChange={event => {
            write(event.target.value)
            if (event.target.value) onTyping?.()
          }}
          onKeyDown={press}
        />
        <Button
          variant="icon"
          icon={SendHorizontal}
          aria-label={t('composer.send')}
          isDisabled={!canSend}
          onPress={send}
        />
      </div>
      {left <= nearlyFull && (
        <p className={styles.left} role="status">
          {t('composer.left', { count: left })}
        </p>
      )}
    </>
  )
}

function AttachButton({ onFile, isDisabled }: { onFile: (file: File) => void; isDisabled: boolean }) {
  const t = useWords('messaging')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={attachmentKinds.join(',')}
        onChange={event => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button
        variant="ghost"
        icon={Paperclip}
        aria-label={t('composer.attach')}
        isDisabled={isDisabled}
        onPress={() => input.current?.click()}
      />
    </>
  )
}

function Attachment({
  attached,
  progress,
  problem,
  clear,
}: Omit<ReturnType<typeof useAttachment>, 'attach'>) {
  const t = useWords('messaging')
  const locale = useLocale()
  if (problem)
    return (
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    )
  if (progress !== null) return <Progress label={t('composer.uploading')} value={progress} />
  if (!attached) return null
  return (
    <p className={styles.file}>
      <span>
        <b>{attached.name}</b> <small>{fileSize(attached.size, locale)}</small>
      </span>
      <Button
        variant="icon"
        size="small"
        icon={X}
        aria-label={t('composer.remove_file', { name: attached.name })}
        onPress={clear}
      />
    </p>
  )
}
