import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, RichText } from '#platform/contract/fields.ts'
import { locales } from '#platform/contract/locale.ts'
import { recordOf } from '#platform/contract/record.ts'
import { runners } from '#platform/contract/runners.ts'

/** What a fair says of itself for the law; each has a page of its own. */
export const textKinds = ['legal', 'terms', 'privacy'] as const
export type TextKind = (typeof textKinds)[number]

const tag = 'Fairs'
const Kind = Type.Enum([...textKinds])

/** By language; what is left out has the standard text. */
export const TextWords = Type.Object(
  recordOf(locales, () => Type.Optional(RichText(60_000))),
  { additionalProperties: false },
)

export const readText = defineEndpoint({
  method: 'GET',
  path: '/texts/{kind}',
  tag,
  summary:
    'Legal notice, terms of use or privacy notice in the reader’s language: the fair’s own, else the standard one',
  allow: 'anyone',
  cached: 'content',
  params: Type.Object({ kind: Kind }),
  query: Type.Object({ fair: Type.Optional(Id) }),
  response: Type.Object({
    html: Type.String(),
    /** In which language it is written. */
    lang: Type.String(),
    /** 0 is the standard text. */
    version: Type.Integer(),
    changedAt: Type.Union([Type.String(), Type.Null()]),
  }),
})

export const textsOfFair = defineEndpoint({
  method: 'GET',
  path: '/fairs/{id}/texts',
  tag,
  summary: 'The texts of a fair in every language, with the standard ones',
  allow: runners,
  params: Type.Object({ id: Id }),
  response: Type.Array(
    Type.Object({ kind: Kind, version: Type.Integer(), translations: TextWords, standard: TextWords }),
  ),
})

export const writeText = defineEndpoint({
  method: 'PUT',
  path: '/fairs/{id}/texts/{kind}',
  tag,
  summary: 'Publish a new version of a text; without words the standard one is shown again',
  audit: 'always',
  allow: runners,
  params: Type.Object({ id: Id, kind: Kind }),
  body: Type.Object(
    {
      translations: TextWords,
      /** What the writer has seen; another one is refused. */
      version: Type.Integer({ minimum: 0 }),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ version: Type.Integer() }),
})
