import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

export const JobCounts = Type.Object({
  total: Type.Integer(),
  /** Opened since midnight in the fair’s zone. */
  today: Type.Integer(),
  firms: Type.Array(Type.Object({ firm: Id, count: Type.Integer() })),
})
export type JobCounts = Static<typeof JobCounts>

/** For the places of a fair, whose domain comes before this one. */
export const jobCounts = defineEndpoint({
  method: 'GET',
  path: '/jobs/counts',
  tag: 'Jobs',
  summary: 'How many offers a fair has that take applications, and each of its exhibitors',
  allow: 'anyone',
  cached: 'content',
  query: Type.Object({ fair: Id }),
  response: JobCounts,
})
