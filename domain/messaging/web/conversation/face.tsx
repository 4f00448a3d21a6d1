import { StatusMark } from '#domain/presence/web/status-mark.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Mark } from '#platform/web/ui/mark.tsx'
import styles from './conversations.module.css'
import type { Counterpart } from './correspondents.ts'
import type { StatusOf } from './use-status-of.ts'

type Props = {
  of: Counterpart
  size: 38 | 52 | 96
  /** Whether they are there, where that is known. */
  status?: ReturnType<StatusOf> | undefined
}

/** Who one writes with: the person, or the firm’s sign. */
export function Face({ of: { name, person, booth }, size, status }: Props) {
  return (
    <span className={styles.face}>
      {booth ? (
        <Mark
          name={name || '?'}
          color={booth.firm?.color ?? '#5a6d70'}
          logo={booth.firm?.logo ?? null}
          size={size}
        />
      ) : (
        <Avatar name={name || '?'} src={person?.picture} {...(person && { face: person })} size={size} />
      )}
      {status && (
        <span className={styles.status}>
          <StatusMark {...status} isDot />
        </span>
      )}
    </span>
  )
}
