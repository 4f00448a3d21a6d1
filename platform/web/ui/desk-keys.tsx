import styles from './desk.module.css'
import { Kbd } from './kbd.tsx'

/** What each key of a desk does, for those who have keys. */
export function DeskKeys({ keys }: { keys: readonly (readonly [names: readonly string[], does: string])[] }) {
  return (
    <p className={styles.keys} aria-hidden="true">
      {keys.map(([names, does]) => (
        <span key={does}>
          {names.map(name => (
            <Kbd key={name}>{name}</Kbd>
          ))}{' '}
          {does}
        </span>
      ))}
    </p>
  )
}
