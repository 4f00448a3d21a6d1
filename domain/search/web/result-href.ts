import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { jobPaths } from '#domain/jobs/contract/paths.ts'
import { peoplePaths } from '#domain/people/contract/paths.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { SearchResult } from '../contract/search.ts'

/** Where a result leads: before the booth, the person or the brochure itself. */
export function hrefOfResult({ kind, title, place }: Pick<SearchResult, 'kind' | 'title' | 'place'>): string {
  const to = (path: string, params: Record<string, number | undefined> = {}) =>
    hrefOf(path, params, place.fair?.homepage)
  const { stand, person, brochure, hall, sector } = place
  if (stand !== undefined) {
    const part = person !== undefined ? `#person-${person}` : brochure !== undefined ? '#brochures' : ''
    return to(visitPaths.standVisit, { id: stand }) + part
  }
  if (kind === 'exhibitor')
    return place.firm === undefined
      ? `${to(exhibitorPaths.exhibitorList)}?search=${encodeURIComponent(title)}`
      : `${to(exhibitorPaths.exhibitorManage)}?firm=${place.firm}`
  if (kind === 'session') return to(conferencePaths.conferenceView, { id: place.session })
  if (kind === 'speaker') return to(conferencePaths.speakerView, { id: place.speaker })
  if (kind === 'job') return to(jobPaths.jobsId, { id: place.job })
  if (kind === 'sector') return `${to(exhibitorPaths.exhibitorsList)}?sector=${sector}`
  if (kind === 'hall') return to(visitPaths.fairVisit, { id: hall })
  if (kind === 'person') return `${to(peoplePaths.userList)}?search=${encodeURIComponent(title)}`
  return to(visitPaths.fairHome)
}
