import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'
import { closeReasons, offerStates } from './choices.ts'

const orNull = <T extends Parameters<typeof Type.Array>[0]>(schema: T) => Type.Union([schema, Type.Null()])
const count = Type.Integer()

export const ownJobSorts = ['title', '-title', 'finalDate', '-finalDate'] as const

/** An offer as those see it who keep it or recruit for it. */
export const OwnJob = Type.Object({
  id: Id,
  title: Type.String(),
  firm: Type.Object({ id: Id, name: Type.String() }),
  reference: orNull(Type.String()),
  state: Type.Enum([...offerStates]),
  closeReason: orNull(Type.Enum([...closeReasons])),
  finalDate: orNull(Type.String()),
  /** Without those that were withdrawn. */
  applications: Type.Object({ all: count, unread: count, waiting: count, overdue: count }),
})
export type OwnJob = Static<typeof OwnJob>

export const ownJobs = defineEndpoint({
  method: 'GET',
  path: '/jobs/own',
  tag: 'Jobs',
  summary: 'Offers of a fair that one keeps or recruits for, with what waits at each; newest first',
  allow: [...runners, 'firmAdmin', 'standContact'],
  form: 'list',
  query: Type.Object({
    fair: Id,
    firm: Type.Optional(Id),
    search: Type.Optional(Type.String({ maxLength: 200 })),
    state: Type.Optional(Type.Enum([...offerStates])),
    /** With an application that waits for its answer. */
    isWaiting: Type.Optional(Type.Boolean()),
    order: Type.Optional(Type.Enum([...ownJobSorts])),
    page: Type.Optional(Type.String()),
    itemsPerPage: Type.Optional(Type.String()),
    pagination: Type.Optional(Type.String()),
  }),
  response: Type.Array(OwnJob),
})
