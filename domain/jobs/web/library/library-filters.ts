import { useQueries } from '@tanstack/react-query'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { ListFilter } from '#platform/web/list/filter-menu.tsx'
import { useWords } from '#platform/web/words/words.ts'
import * as lists from '../../contract/lists.ts'

const filters = [
  { name: 'family', list: lists.jobFamilies },
  { name: 'jobFunction', list: lists.jobFunctions },
  { name: 'contractType', list: lists.jobContractTypes },
  { name: 'area', list: lists.jobAreas },
  { name: 'skill', list: lists.jobPersonalSkills },
  { name: 'treatment', list: lists.jobCvTreatments },
] as const

export const filterNames = filters.map(({ name }) => name)

/** What the library is narrowed by: entries of the lists that are chosen from in this fair. */
export function useLibraryFilters(): ListFilter[] {
  const t = useWords('jobs')
  const api = useApi()
  const fair = useCurrentFair()
  const read = useQueries({
    queries: filters.map(({ list }) => listQuery(api, list, { pagination: 'false' })),
  })
  return filters.flatMap(({ name }, at) => {
    const options = (read[at]?.data?.rows ?? [])
      .filter(row => !row.fair || row.fair.id === fair.id)
      .map(row => ({ id: String(row.id), label: row.name ?? '' }))
    return options.length ? [{ name, label: t(`library.by_${name}`), all: t('library.all'), options }] : []
  })
}
