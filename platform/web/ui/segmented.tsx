import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { Icon } from './icon.tsx'
import { idAmong } from './id-among.ts'
import { Kbd } from './kbd.tsx'
import styles from './segmented.module.css'

export interface Segment<Id extends string = string> {
  id: Id
  label: string
  icon?: LucideIcon
  /** The key that chooses it, shown beside it. */
  shortcut?: string
  /** On a narrow bar: only the icon is seen, the label is still the name. */
  isIconOnly?: boolean
}

interface Frame {
  /** Names the choice: "View", "Hall". */
  label: string
}

/** Two to four faces of one thing: scene or list, hall A, B or C. Exactly one is chosen. */
export function Segmented<Id extends string>({
  label,
  segments,
  value,
  onChange,
}: Frame & { segments: readonly Segment<Id>[]; value: string; onChange: (id: Id) => void }) {
  return (
    <ToggleButtonGroup
      className={styles.group}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={keys => {
        const [key] = keys
        const id = idAmong(segments, key)
        if (id !== undefined) onChange(id)
      }}
    >
      {segments.map(segment => (
        <ToggleButton key={segment.id} id={segment.id} className={styles.segment} {...named(segment)}>
          <Content {...segment} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** The same switch where each face has its own address. */
export function SegmentedLinks({
  label,
  segments,
  current,
}: Frame & { segments: readonly (Segment & { href: string })[]; current: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs, these are links
    <div className={styles.group} role="group" aria-label={label}>
      {segments.map(segment => (
        <Link
          key={segment.id}
          href={segment.href}
          className={styles.segment}
          aria-current={segment.id === current ? 'true' : undefined}
          {...named(segment)}
        >
          <Content {...segment} />
        </Link>
      ))}
    </div>
  )
}

const named = ({ isIconOnly, label }: Segment) => (isIconOnly ? { 'aria-label': label } : {})

function Content({ icon, label, shortcut, isIconOnly }: Segment) {
  return (
    <>
      {icon && <Icon of={icon} size="small" />}
      {!isIconOnly && label}
      {shortcut && !isIconOnly && <Kbd>{shortcut}</Kbd>}
    </>
  )
}
