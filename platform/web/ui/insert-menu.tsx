import { Braces } from 'lucide-react'
import { Button } from './button.tsx'
import { MenuButton } from './menu.tsx'

type Insert = { id: string; label: string; hint?: string }

export interface RichTextInserts {
  /** Names the button that opens the list. */
  label: string
  entries: readonly (Insert & { html: string })[]
}

/** A list from which something is put in where the caret is. */
export function InsertMenu<Entry extends Insert>({
  label,
  entries,
  onInsert,
}: {
  label: string
  entries: readonly Entry[]
  onInsert: (entry: Entry) => void
}) {
  return (
    <MenuButton
      trigger={
        <Button variant="ghost" size="small" icon={Braces}>
          {label}
        </Button>
      }
      groups={[
        {
          id: 'inserts',
          title: label,
          entries: entries.map(entry => ({
            id: entry.id,
            label: entry.label,
            hint: entry.hint,
            // The menu gives the focus back to its button first: the caret is set after that.
            onAction: () => setTimeout(() => onInsert(entry)),
          })),
        },
      ]}
    />
  )
}
