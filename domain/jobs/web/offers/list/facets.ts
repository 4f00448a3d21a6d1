import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { jobFacets } from '../../../contract/job-calls.ts'
import { type JobFilter, jobFilters } from '../../../contract/list-parameters.ts'

export type Offered = ResponseOf<typeof jobFacets>
export type Facet = { name: JobFilter; options: { id: string; label: string; count: number }[] }

const lists = {
  family: 'families',
  contractType: 'contractTypes',
  area: 'areas',
  educationLevel: 'educationLevels',
  firm: 'firms',
  fairHall: 'halls',
} as const satisfies Record<Exclude<JobFilter, 'remote'>, keyof Offered>

/** What offers can be narrowed by, as far as it makes a difference here or was chosen. */
export function facetsIn(
  offered: Offered,
  asked: Readonly<Record<string, string>>,
  remoteWords: (remote: Offered['remotes'][number]['id']) => string,
): Facet[] {
  return jobFilters
    .map(name => ({
      name,
      options:
        name === 'remote'
          ? offered.remotes.map(({ id, count }) => ({ id, label: remoteWords(id), count }))
          : offered[lists[name]].map(one => ({ id: String(one.id), label: one.name, count: one.count })),
    }))
    .filter(({ name, options }) => options.length > 1 || (asked[name] && options.length))
}

/** What is chosen, in words; of what occurs no more there are none. */
export const chosenIn = (facets: readonly Facet[], asked: Readonly<Record<string, string>>) =>
  facets.flatMap(({ name, options }) =>
    options.filter(({ id }) => id === asked[name]).map(({ label }) => ({ name, label })),
  )
