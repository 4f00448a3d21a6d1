import type { FreePerson } from '#domain/stands/contract/free-people.ts'
import { lookOf } from '#platform/web/ui/person/cast.ts'
import { Portrait } from '#platform/web/ui/person/portrait.tsx'
import styles from './lens.module.css'

type Props = {
  person: Pick<FreePerson, 'id' | 'look' | 'picture' | 'stand'>
  size?: number
  isLit?: boolean
}

/** The face of somebody who is free, in the light of their lamp. */
export function FreePortrait({ person, size = 34, isLit = true }: Props) {
  return (
    <span className={styles.portrait} data-lit={isLit || undefined} style={{ '--size': `${size}px` }}>
      {person.picture ? (
        <img src={person.picture} alt="" width={size} height={size} />
      ) : (
        <Portrait look={lookOf(person, person.stand.color)} size={size} lit={isLit} />
      )}
    </span>
  )
}
