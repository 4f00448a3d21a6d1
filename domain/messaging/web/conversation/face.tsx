import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Mark } from '#platform/web/ui/mark.tsx'
import type { Counterpart } from './correspondents.ts'

/** Who one writes with: the person, or the firm’s sign. */
export function Face({ of: { name, person, booth }, size }: { of: Counterpart; size: 38 | 52 | 96 }) {
  if (booth)
    return (
      <Mark
        name={name || '?'}
        color={booth.firm?.color ?? '#5a6d70'}
        logo={booth.firm?.logo ?? null}
        size={size}
      />
    )
  return <Avatar name={name || '?'} src={person?.picture} {...(person && { face: person })} size={size} />
}
