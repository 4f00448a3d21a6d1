import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useId } from 'react'
import field from './field.module.css'
import { useKitWords } from './kit-words.tsx'
import rich from './rich-text.module.css'
import styles from './rich-text-field.module.css'
import { RichTextTools } from './rich-text-tools.tsx'

export interface RichTextFieldProps {
  label: string
  hint?: string
  /** Starting HTML; a new `key` shows another text. */
  defaultValue?: string
  /** HTML as typed; an empty text is an empty string. The server reduces it to the permitted tags. */
  onChange: (html: string) => void
  /** Language of what is typed. */
  lang?: string
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['mailto'],
      HTMLAttributes: { target: null, rel: null },
    },
  }),
]

/** A text with headings, lists and links. Heavy: only pages that need it import it, and it starts in the browser. */
export function RichTextField({ label, hint, defaultValue = '', onChange, lang }: RichTextFieldProps) {
  const words = useKitWords()
  const id = useId()
  const editor = useEditor({
    extensions,
    content: defaultValue,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        class: `${rich.text} ${styles.content}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(hint && { 'aria-describedby': `${id}-hint` }),
        ...(lang && { lang }),
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  })
  return (
    <div className={field.field}>
      <span className={field.head}>
        <span className={field.label} id={`${id}-label`}>
          {label}
        </span>
      </span>
      <div className={styles.box}>
        {editor && <RichTextTools editor={editor} label={words.formatOf(label)} />}
        <EditorContent editor={editor} />
      </div>
      {hint && (
        <span className={field.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}
