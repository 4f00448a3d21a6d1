import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Toolbar } from 'react-aria-components/Toolbar'
import { Icon } from './icon.tsx'
import { InsertMenu, type RichTextInserts } from './insert-menu.tsx'
import { type FormatTool, useKitWords } from './kit-words.tsx'
import styles from './rich-text-field.module.css'
import { RichTextLink } from './rich-text-link.tsx'
import { RichTextVideo } from './rich-text-video.tsx'
import { ToggleButton } from './toggle-button.tsx'

/** What the words at the cursor are. */
const richTextState = (editor: Editor) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  heading: editor.isActive('heading', { level: 2 }),
  subheading: editor.isActive('heading', { level: 3 }),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
})

type RichTextState = ReturnType<typeof richTextState>

type Chain = ReturnType<Editor['chain']>
type Tool = { id: FormatTool & keyof RichTextState; icon: LucideIcon; run: (chain: Chain) => Chain }

const tools: Tool[] = [
  { id: 'bold', icon: Bold, run: chain => chain.toggleBold() },
  { id: 'italic', icon: Italic, run: chain => chain.toggleItalic() },
  { id: 'heading', icon: Heading2, run: chain => chain.toggleHeading({ level: 2 }) },
  { id: 'subheading', icon: Heading3, run: chain => chain.toggleHeading({ level: 3 }) },
  { id: 'bullets', icon: List, run: chain => chain.toggleBulletList() },
  { id: 'numbers', icon: ListOrdered, run: chain => chain.toggleOrderedList() },
  { id: 'quote', icon: Quote, run: chain => chain.toggleBlockquote() },
]

/** What the text can be made of: one tab stop, arrows within. */
export function RichTextTools({
  editor,
  label,
  inserts,
  hasVideos,
}: {
  editor: Editor
  label: string
  inserts?: RichTextInserts
  hasVideos?: boolean
}) {
  const state = useEditorState({ editor, selector: ({ editor: now }) => richTextState(now) })
  const words = useKitWords()
  return (
    <Toolbar className={styles.tools} aria-label={label}>
      {tools.map(tool => (
        <ToggleButton
          key={tool.id}
          className={styles.tool}
          aria-label={words.format[tool.id]}
          isSelected={state[tool.id]}
          onChange={() => tool.run(editor.chain().focus()).run()}
        >
          <Icon of={tool.icon} size="small" />
        </ToggleButton>
      ))}
      <RichTextLink editor={editor} isActive={state.link} />
      {hasVideos && <RichTextVideo editor={editor} />}
      <Button
        className={styles.tool}
        aria-label={words.format.undo}
        isDisabled={!state.canUndo}
        onPress={() => editor.chain().focus().undo().run()}
      >
        <Icon of={Undo2} size="small" />
      </Button>
      <Button
        className={styles.tool}
        aria-label={words.format.redo}
        isDisabled={!state.canRedo}
        onPress={() => editor.chain().focus().redo().run()}
      >
        <Icon of={Redo2} size="small" />
      </Button>
      {inserts && (
        <InsertMenu
          label={inserts.label}
          entries={inserts.entries}
          onInsert={({ html }) => editor.chain().focus().insertContent(html).run()}
        />
      )}
    </Toolbar>
  )
}
