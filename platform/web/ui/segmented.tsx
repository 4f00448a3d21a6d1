import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-aria-components/Link'
import { Icon } from './icon.tsx'
import { Kbd } from './kbd.tsx'
import styles from './segmented.module.css'

export interface Segment<Id extends string = string> {
  id: Id
  label: string
  icon?: LucideIcon
  /** The key that chooses it, shown beside it. */
  shortcut?: string
  /** How many wait there, behind its label. */
  count?: number
  /** On a narrow bar, or on a narrow screen: only the icon is seen, the label is still the name. */
  isIconOnly?: boolean | 'narrow'
}

interface Frame {
  /** Names the choice: "View", "Hall". */
  label: string
  /** Whoever has just chosen stands here: of a switch that its choice draws anew. */
  isInUse?: boolean
}

/** Two to four faces of one thing: scene or list, hall A, B or C. Exactly one is chosen. The browser moves among them. */
export function Segmented<Id extends string>({
  label,
  segments,
  value,
  onChange,
  isInUse = false,
}: Frame & { segments: readonly Segment<Id>[]; value: string; onChange: (id: Id) => void }) {
  const name = useId()
  return (
    <div className={styles.group} role="radiogroup" aria-label={label}>
      {segments.map(segment => (
        <label key={segment.id} className={styles.segment} data-icon={segment.isIconOnly}>
          <input
            type="radio"
            className={styles.choice}
            name={name}
            checked={segment.id === value}
            // biome-ignore lint/a11y/noAutofocus: the focus stays where it was
            autoFocus={isInUse && segment.id === value}
            onChange={() => onChange(segment.id)}
            {...named(segment)}
          />
          <Content {...segment} />
        </label>
      ))}
    </div>
  )
}

/** The same switch where each face has its own address. */
export function SegmentedLinks({
  label,
  segments,
  current,
}: Pick<Frame, 'label'> & { segments: readonly (Segment & { href: string })[]; current: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs, these are links
    <div className={styles.group} role="group" aria-label={label}>
      {segments.map(segment => (
        <Link
          key={segment.id}
          href={segment.href}
          className={styles.segment}
          aria-current={segment.id === current ? 'true' : undefined}
          data-icon={segment.isIconOnly}
          {...named(segment)}
        >
          <Content {...segment} />
        </Link>
      ))}
    </div>
  )
}

const named = ({ isIconOnly, label }: Segment) => (isIconOnly ? { 'aria-label': label } : {})

function Content({ icon, label, shortcut, count, isIconOnly }: Segment) {
  return (
    <>
      {icon && <Icon of={icon} size="small" />}
      {isIconOnly === 'narrow' ? <span className={styles.wide}>{label}</span> : !isIconOnly && label}
      {count ? <span className={styles.count}>{count}</span> : null}
      {shortcut && isIconOnly !== true && <Kbd>{shortcut}</Kbd>}
    </>
  )
}
