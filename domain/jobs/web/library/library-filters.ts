import { useQueries, useQuery } from '@tanstack/react-query'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { listQuery, pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { ListFilter } from '#platform/web/list/filter-menu.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { takesApplications } from '../../contract/job-state.ts'
import * as lists from '../../contract/lists.ts'
import { ownJobs } from '../../contract/own-jobs.ts'
import { useUsedLists } from '../use-used-lists.ts'

/** `slug`: of a list that a fair may leave out. */
const filters = [
  { name: 'family', list: lists.jobFamilies, slug: 'family' },
  { name: 'jobFunction', list: lists.jobFunctions, slug: 'function' },
  { name: 'contractType', list: lists.jobContractTypes, slug: 'contract-type' },
  { name: 'area', list: lists.jobAreas, slug: 'area' },
  { name: 'skill', list: lists.jobPersonalSkills, slug: 'personal-skill' },
  { name: 'treatment', list: lists.jobCvTreatments, slug: null },
] as const

export const filterNames = filters.map(({ name }) => name)

/** Offers by which the library is put in order: those of the firm that take applications. */
function useOfferOrder(): ListFilter[] {
  const t = useWords('jobs')
  const api = useApi()
  const fair = useCurrentFair()
  const { data } = useQuery(pageQuery(api, ownJobs, { query: { fair: fair.id, itemsPerPage: 100 } }))
  const options = (data?.rows ?? [])
    .filter(({ state }) => takesApplications(state))
    .map(({ id, title }) => ({ id: String(id), label: title }))
  return options.length
    ? [{ name: 'job', label: t('library.fitting'), all: t('library.by_changed'), options }]
    : []
}

/** What the library is narrowed by: entries of the lists that are chosen from in this fair. */
export function useLibraryFilters(): ListFilter[] {
  const t = useWords('jobs')
  const api = useApi()
  const fair = useCurrentFair()
  const read = useQueries({
    queries: filters.map(({ list }) => listQuery(api, list, { pagination: 'false' })),
  })
  const { used } = useUsedLists(fair.id)
  const narrowing = filters.flatMap(({ name, slug }, at) => {
    if (slug !== null && !used?.[slug]) return []
    const options = (read[at]?.data?.rows ?? [])
      .filter(row => !row.fair || row.fair.id === fair.id)
      .map(row => ({ id: String(row.id), label: row.name ?? '' }))
    return options.length ? [{ name, label: t(`library.by_${name}`), all: t('library.all'), options }] : []
  })
  return [...useOfferOrder(), ...narrowing]
}
