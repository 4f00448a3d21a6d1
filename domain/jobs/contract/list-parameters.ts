import { id, matching, type Parameters } from '#platform/contract/parameters.ts'
import { jobSorts, remotes } from './choices.ts'

/** What the list of offers is narrowed by besides what is searched, as the address and its call name it. */
export const jobFilters = [
  'family',
  'subFamily',
  'jobFunction',
  'contractType',
  'minSalary',
  'remote',
  'area',
  'educationLevel',
  'language',
  'fairHall',
  'firm',
] as const
export type JobFilter = (typeof jobFilters)[number]

const among = (values: readonly string[]) => (said: string) => values.find(one => one === said) ?? null

/** What the list of offers is asked for in its address, besides its page. */
export const jobListParameters = {
  search: { read: matching(/^.{1,200}$/su), isOpen: true },
  family: id,
  subFamily: id,
  jobFunction: id,
  contractType: id,
  minSalary: id,
  remote: { read: among(remotes), isOpen: true },
  area: id,
  educationLevel: id,
  language: id,
  fairHall: id,
  firm: id,
  /** One's own: those that are kept. */
  bookmark: { read: matching(/^1$/) },
  sort: { read: among(jobSorts), isOpen: true },
} satisfies Parameters
