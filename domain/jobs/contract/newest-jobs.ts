import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { AnswerRate, JobCard } from './job-calls.ts'

/** An offer, as it is said beside its exhibitor. */
const NewestJob = Type.Pick(JobCard, [
  'id',
  'title',
  'titleIn',
  'place',
  'remote',
  'contractType',
  'finalDate',
  'state',
])

export const NewestJobs = Type.Object({
  /** How many there are. */
  total: Type.Integer(),
  /** Four at most. */
  offers: Type.Array(NewestJob),
  answerRate: AnswerRate,
})
export type NewestJobs = Static<typeof NewestJobs>

/** Beside a booth or an exhibitor. */
export const newestJobs = defineEndpoint({
  method: 'GET',
  path: '/jobs/newest',
  tag: 'Jobs',
  summary:
    'The newest offers of an exhibitor that take applications, how many there are, and how it keeps its promised answers',
  allow: 'anyone',
  query: Type.Object({ fair: Id, firm: Id }),
  response: NewestJobs,
})
