import { useQuery } from '@tanstack/react-query'
import { languages } from '#domain/reference/contract/lists.ts'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { jobEducationLevels, jobLanguageLevels } from '../../contract/lists.ts'

const everything = { pagination: 'false' } as const

/** What is called by its id alone: languages, how well they are spoken, levels of what was learnt. */
export function useEntryNames() {
  const api = useApi()
  const spoken = useQuery(listQuery(api, languages, everything))
  const levels = useQuery(listQuery(api, jobLanguageLevels, everything))
  const learnt = useQuery(listQuery(api, jobEducationLevels, everything))
  const nameIn =
    (rows: readonly { id: number; name: string | null }[] | undefined) => (id: number | null | undefined) =>
      rows?.find(row => row.id === id)?.name ?? ''
  return {
    languageName: nameIn(spoken.data?.rows),
    levelName: nameIn(levels.data?.rows),
    educationName: nameIn(learnt.data?.rows),
  }
}
