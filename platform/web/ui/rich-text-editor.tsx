import { createDocument, EditorContent, getHTMLFromFragment, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import type { RichTextInserts } from './insert-menu.tsx'
import { useKitWords } from './kit-words.tsx'
import rich from './rich-text.module.css'
import styles from './rich-text-field.module.css'
import { RichTextTools } from './rich-text-tools.tsx'
import { VideoNode } from './rich-text-video.tsx'

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

export interface RichTextEditorProps {
  /** The id of what names it is made of this. */
  id: string
  label: string
  /** Ids of the hint and of the problem, where there are any. */
  describedBy: string
  isInvalid: boolean
  value: string
  onChange: (html: string) => void
  lang?: string
  inserts?: RichTextInserts
  hasVideos?: boolean
}

/** The heavy part of `RichTextField`, which loads it. */
export default function RichTextEditor({ id, ...props }: RichTextEditorProps) {
  const { label, describedBy, isInvalid, value, onChange, lang, inserts, hasVideos } = props
  const words = useKitWords()
  const shown = useRef(value)
  const editor = useEditor({
    extensions: hasVideos ? [...extensions, VideoNode] : extensions,
    content: value,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        class: `${rich.text} ${styles.content}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(lang && { lang }),
      },
    },
    onUpdate: ({ editor: now }) => {
      shown.current = now.isEmpty ? '' : now.getHTML()
      onChange(shown.current)
    },
  })
  // Only what came from elsewhere (undo, another save) is put in: the caret stays where one types, and so does the space
  // before a word to come, which is not kept. The server writes some marks otherwise (`<br />`): both are read alike.
  useEffect(() => {
    if (!editor || value === shown.current) return
    shown.current = value
    const { content } = createDocument(value, editor.schema)
    if (withoutEndSpace(getHTMLFromFragment(content, editor.schema)) === withoutEndSpace(editor.getHTML()))
      return
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return (
    <>
      {editor && (
        <RichTextTools
          editor={editor}
          label={words.formatOf(label)}
          inserts={inserts}
          hasVideos={hasVideos}
        />
      )}
      <EditorContent editor={editor} />
    </>
  )
}

const withoutEndSpace = (html: string) => html.replace(/(\s|&nbsp;)+(?=<\/|$)/g, '')
