import { useQuery } from '@tanstack/react-query'
import type { ListDescription } from '#platform/contract/list-administration.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { entriesQuery } from './list-source.ts'

/**
 * What a new entry begins with, so that it is one of those that the page shows: plain fields as they are, a relation
 * told by its code (`standCharacterType.code`) as the entry that has it.
 */
export function usePreset(
  description: ListDescription | undefined,
  where: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const api = useApi()
  const [path = '', code] = Object.entries(where).find(([key]) => key.includes('.')) ?? []
  const [relation = '', by = ''] = path.split('.')
  const to = description?.fields.find(field => field.name === relation)?.to
  const { data } = useQuery({
    ...entriesQuery(api, to ?? '', { pagination: false }),
    enabled: to !== undefined,
  })
  const found = data?.rows.find(row => row[by] === code)
  const plain = Object.entries(where).filter(([key]) => !key.includes('.'))
  return { ...Object.fromEntries(plain), ...(found && { [relation]: found }) }
}
