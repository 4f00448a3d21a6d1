import { Columns3 } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { CheckboxGroupField } from '../ui/checkbox.tsx'
import { PopoverButton } from '../ui/popover.tsx'
import { useWords } from '../words/words.ts'

type Named = { id: string; label: string }

/** Which columns are shown; the one that names a row always is. */
export function ColumnMenu({
  columns,
  shown,
  onChange,
}: {
  /** Those that may be left out. */
  columns: readonly Named[]
  shown: readonly string[]
  onChange: (shown: string[]) => void
}) {
  const t = useWords('lists')
  return (
    <PopoverButton
      label={t('columns')}
      placement="bottom end"
      trigger={
        <Button variant="secondary" size="small" icon={Columns3}>
          {t('columns_shown', { count: shown.length + 1 })}
        </Button>
      }
    >
      <CheckboxGroupField label={t('columns')} value={shown} options={columns} onChange={onChange} />
    </PopoverButton>
  )
}
