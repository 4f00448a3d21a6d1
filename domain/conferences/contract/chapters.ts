import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Keyed, Line } from '#platform/contract/fields.ts'

const closed = { additionalProperties: false }

export const chaptersMost = 200

/** Where something begins in a film, in seconds, as it is kept: with a title in each language. */
export const Chapter = Type.Object(
  {
    at: Type.Integer({ minimum: 0, maximum: 86_400 }),
    titles: Keyed('^[a-z]{2}$', Line(120)),
  },
  closed,
)
export type Chapter = Static<typeof Chapter>

/** As it is shown: in the language of who reads. */
export const ShownChapter = Type.Object({ at: Type.Integer(), title: Type.String() })
export type ShownChapter = Static<typeof ShownChapter>

const StoredChapters = Type.Object({ chapters: Type.Array(Chapter), version: Type.Integer() })

const ById = Type.Object({ id: Id })

export const readChapters = defineEndpoint({
  method: 'GET',
  path: '/conferences/{id}/chapters',
  tag: 'Films',
  summary: 'The chapters of its film, as whoever moderates edits them',
  allow: 'members',
  params: ById,
  response: StoredChapters,
})

export const keepChapters = defineEndpoint({
  method: 'PUT',
  path: '/conferences/{id}/chapters',
  tag: 'Films',
  summary:
    'Keep the chapters of its film, by those who run the fair or moderate it: in their order, each with a title. 412 where another has kept others meanwhile',
  audit: 'changes',
  allow: 'members',
  params: ById,
  body: Type.Object(
    { chapters: Type.Array(Chapter, { maxItems: chaptersMost }), version: Type.Integer({ minimum: 0 }) },
    closed,
  ),
  response: StoredChapters,
})
