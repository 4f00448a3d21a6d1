import { id, matching, type Parameters } from '#platform/contract/parameters.ts'
import { frontSorts } from './front-firms.ts'

/** What the list of exhibitors is asked for in its address, besides its page. */
export const frontParameters = {
  search: { read: matching(/^.{1,100}$/su), isOpen: true },
  fairHallIds: { read: matching(/^\d{1,9}(,\d{1,9}){0,30}$/), isOpen: true },
  sector: id,
  type: id,
  country: id,
  sort: { read: said => frontSorts.find(sort => sort === said) ?? null, isOpen: true },
} satisfies Parameters
