import { ChevronDown } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { MenuButton } from '../ui/menu.tsx'
import { useWords } from '../words/words.ts'

export type ListFilter = {
  /** As the address calls it. */
  name: string
  label: string
  /** How it is said that nothing is narrowed by it. */
  all: string
  options: readonly { id: string; label: string }[]
}

const every = 'all'

/** What a list is narrowed by: closed it says what is chosen. */
export function FilterMenu({
  filter: { label, all, options },
  value,
  onChange,
}: {
  filter: ListFilter
  value: string
  onChange: (value: string) => void
}) {
  const t = useWords('lists')
  const chosen = options.find(({ id }) => id === value)
  return (
    <MenuButton
      label={label}
      placement="bottom start"
      trigger={
        <Button variant={chosen ? 'soft' : 'secondary'} size="small" iconAfter={ChevronDown}>
          {chosen ? t('chosen', { label, value: chosen.label }) : label}
        </Button>
      }
      groups={[
        {
          id: 'options',
          entries: [{ id: every, label: all }, ...options].map(option => ({
            ...option,
            isChosen: option.id === (chosen?.id ?? every),
            onAction: () => onChange(option.id === every ? '' : option.id),
          })),
        },
      ]}
    />
  )
}
