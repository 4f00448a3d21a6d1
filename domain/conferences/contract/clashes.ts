import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

/** What is wrong with a programme, and never refused: real ones have it. */
export const programClashKinds = ['room', 'speaker', 'outside_fair', 'no_source', 'no_moderator'] as const

export const ProgramClash = Type.Object({
  kind: Type.Enum([...programClashKinds]),
  /** Of two at one time both, the earlier first. */
  conferences: Type.Array(Type.Object({ id: Id, title: Type.String(), begin: Type.String() })),
  /** The room or the speaker that both need. */
  name: Type.Union([Type.String(), Type.Null()]),
})
export type ProgramClash = Static<typeof ProgramClash>

/** Clashes of one kind that are listed at most. */
export const clashesMost = 200

export const programClashes = defineEndpoint({
  method: 'GET',
  path: '/fairs/{id}/conference_clashes',
  tag: 'Conferences',
  summary:
    'What is to be mended in the programmes of a fair: two at one time in a room or with a speaker, outside the fair’s dates, without an address or a moderator',
  allow: runners,
  params: Type.Object({ id: Id }),
  response: Type.Object({ clashes: Type.Array(ProgramClash) }),
})
