import styles from './avatar.module.css'
import { initialsOf } from './initials.ts'

export interface AvatarProps {
  /** Whose it is; gives the initials where there is no picture. */
  name: string
  src?: string | null
  size?: 24 | 34 | 38 | 52 | 72 | 96
  /** Beside the name it is mute; alone it says whose it is. */
  isAlone?: boolean
  /** Here but not free: grey. Words beside it say so too. */
  isDim?: boolean
}

/** A person: their picture, or their initials. */
export function Avatar({ name, src, size = 38, isAlone, isDim }: AvatarProps) {
  const look = { className: styles.avatar, style: { '--size': `${size}px` }, 'data-dim': isDim || undefined }
  if (src)
    return <img {...look} src={src} alt={isAlone ? name : ''} width={size} height={size} loading="lazy" />
  return (
    <span {...look} {...(isAlone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}>
      {initialsOf(name)}
    </span>
  )
}

/** Several people in little room; more than `max` become a figure. */
export function AvatarStack({
  people,
  max = 4,
  size = 34,
}: {
  people: readonly AvatarProps[]
  max?: number
  size?: 24 | 34
}) {
  const shown = people.slice(0, people.length > max ? max - 1 : max)
  return (
    <span className={styles.stack}>
      {shown.map((person, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may share a name, the order is the identity
        <Avatar key={index} {...person} size={size} />
      ))}
      {people.length > shown.length && (
        <span className={styles.more} style={{ '--size': `${size}px` }}>
          +{people.length - shown.length}
        </span>
      )}
    </span>
  )
}
