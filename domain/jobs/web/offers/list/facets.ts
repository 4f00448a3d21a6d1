import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { jobFacets } from '../../../contract/job-calls.ts'
import { type JobFilter, jobFilters } from '../../../contract/list-parameters.ts'

export type Offered = ResponseOf<typeof jobFacets>
export type Facet = { name: JobFilter; options: { id: string; label: string; count: number }[] }

const lists = {
  family: 'families',
  subFamily: 'subFamilies',
  jobFunction: 'functions',
  contractType: 'contractTypes',
  area: 'areas',
  educationLevel: 'educationLevels',
  language: 'languages',
  firm: 'firms',
  fairHall: 'halls',
} as const satisfies Record<Exclude<JobFilter, 'remote' | 'minSalary'>, keyof Offered>

/** Named by the page: what is no entry of a list. */
export type FacetWords = {
  remote: (remote: Offered['remotes'][number]['id']) => string
  pay: (amount: Offered['salaries'][number]) => string
}

function optionsOf(
  name: JobFilter,
  offered: Offered,
  asked: Readonly<Record<string, string>>,
  words: FacetWords,
): Facet['options'] {
  if (name === 'remote')
    return offered.remotes.map(one => ({ id: one.id, label: words.remote(one.id), count: one.count }))
  if (name === 'minSalary')
    return offered.salaries.map(one => ({
      id: String(one.minSalary),
      label: words.pay(one),
      count: one.count,
    }))
  // Of the family that is chosen, as far as one is.
  const isOf = (one: object) => !('family' in one) || !asked.family || String(one.family) === asked.family
  return offered[lists[name]]
    .filter(one => isOf(one) || String(one.id) === asked[name])
    .map(one => ({ id: String(one.id), label: one.name, count: one.count }))
}

/** What offers can be narrowed by, as far as it makes a difference here or was chosen. */
export function facetsIn(
  offered: Offered,
  asked: Readonly<Record<string, string>>,
  words: FacetWords,
): Facet[] {
  return jobFilters
    .map(name => ({ name, options: optionsOf(name, offered, asked, words) }))
    .filter(({ name, options }) => options.length > 1 || (asked[name] && options.length))
}

/** What is chosen, in words; of what occurs no more there are none. */
export const chosenIn = (facets: readonly Facet[], asked: Readonly<Record<string, string>>) =>
  facets.flatMap(({ name, options }) =>
    options.filter(({ id }) => id === asked[name]).map(({ label }) => ({ name, label })),
  )
