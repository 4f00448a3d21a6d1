import { matching, type Parameters } from '#platform/contract/parameters.ts'
import { programParameters } from './program-parameters.ts'

/** What the rooms of a programme are asked for in their address. */
export const centreParameters = {
  day: programParameters.day,
  view: { read: matching(/^(list|scene)$/) },
} satisfies Parameters
