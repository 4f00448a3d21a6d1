import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { users } from '#domain/identity/contract/user.ts'
import type { OpenRecord } from '#platform/contract/resource.ts'
import { RecordTags } from './record-tags.tsx'

/** One member of the fair: whoever is chosen last. */
export function PersonField({
  name,
  label,
  value,
  onChange,
}: {
  name: string
  label: string
  /** As a record names them, or as they were chosen. */
  value: unknown
  onChange: (id: string | null) => void
}) {
  const fair = useCurrentFair()
  return (
    <RecordTags
      name={name}
      label={label}
      resource={users}
      query={{ 'fairUsers.fair': fair.id }}
      labelOf={nameOfPerson}
      value={isNamed(value) ? [value] : []}
      onChange={ids => onChange(ids.at(-1) ?? null)}
    />
  )
}

export const nameOfPerson = ({ firstName, lastName }: Readonly<Record<string, unknown>>) =>
  `${firstName ?? ''} ${lastName ?? ''}`.trim()

const isNamed = (value: unknown): value is string | number | OpenRecord =>
  value !== null && value !== undefined && value !== ''
