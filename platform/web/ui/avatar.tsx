import { Suspense } from 'react'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import styles from './avatar.module.css'
import { initialsOf } from './initials.ts'
import { lookOf } from './person/cast.ts'

// What a person is drawn from comes when somebody without a picture is shown: no page waits for it.
const Portrait = lazyWithRetry(async () => ({ default: (await import('./person/portrait.tsx')).Portrait }))

export interface AvatarProps {
  /** Whose it is; gives the initials of somebody who has no account yet. */
  name: string
  src?: string | null
  /** Whom to draw where there is no picture: the same figure as on a booth, in `color` where they stand for a firm. */
  face?: { id: number; look?: object | null; color?: string }
  size?: 24 | 26 | 34 | 38 | 52 | 72 | 96 | 168
  /** Beside the name it is mute; alone it says whose it is. */
  isAlone?: boolean
  /** Here but not free: grey. Words beside it say so too. */
  isDim?: boolean
  /** Free to talk: in the light of their lamp. Words beside it say so too. */
  isLit?: boolean
}

/** A person: their picture, else the figure that they are drawn as. */
export function Avatar({ name, src, face, size = 38, isAlone, isDim, isLit }: AvatarProps) {
  const look = {
    className: styles.avatar,
    style: { '--size': `${size}px` },
    'data-dim': isDim || undefined,
    'data-lit': isLit || undefined,
  }
  if (src)
    return <img {...look} src={src} alt={isAlone ? name : ''} width={size} height={size} loading="lazy" />
  const initials = (
    <span {...look} {...(isAlone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}>
      {initialsOf(name)}
    </span>
  )
  if (!face) return initials
  const portrait = (
    <Suspense fallback={initials}>
      <Portrait look={lookOf(face, face.color)} size={size} isDim={isDim} lit={isLit} />
    </Suspense>
  )
  return isAlone ? (
    <span role="img" aria-label={name}>
      {portrait}
    </span>
  ) : (
    portrait
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
  size?: 24 | 26 | 34
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
