import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { watchers } from '#platform/contract/runners.ts'

const tag = 'Exhibitors'
const name = Type.String()
const named = Type.Object({ id: Id, name })
const search = Type.Optional(Type.String({ maxLength: 100 }))

/** Names alone, for fields in which a firm is chosen. */
export const lightFirms = defineEndpoint({
  method: 'GET',
  path: '/firms/light',
  tag,
  summary: 'Names of the exhibitors that one may visit',
  allow: 'anyone',
  cached: 'content',
  form: 'list',
  query: Type.Object({ fair: Type.Optional(Id), search }),
  response: Type.Array(named),
})

export const selectableFirms = defineEndpoint({
  method: 'GET',
  path: '/firms/select-input',
  tag,
  summary: 'Names of all exhibitors of the fairs that one runs, validated or not',
  allow: [...watchers],
  form: 'list',
  query: Type.Object({ fair: Type.Optional(Id), search }),
  response: Type.Array(named),
})

const inLanguage = Type.Object({ locale: Type.Optional(Type.Enum(['fr', 'en', 'nl', 'de', 'es', 'it'])) })

export const typesOfFirms = defineEndpoint({
  method: 'GET',
  path: '/firms/get_firm_types',
  tag,
  summary: 'Types of firms',
  allow: 'anyone',
  cached: 'content',
  query: inLanguage,
  response: Type.Array(named),
})

export const countriesOfFirms = defineEndpoint({
  method: 'GET',
  path: '/firms/get_firm_countries',
  tag,
  summary: 'Countries in which firms may be',
  allow: 'anyone',
  cached: 'content',
  query: inLanguage,
  response: Type.Array(Type.Object({ id: Id, name, iso: Type.String() })),
})

export const sectorsOfFirms = defineEndpoint({
  method: 'GET',
  path: '/firms/get_firm_sectors',
  tag,
  summary: 'Sectors with their sub-sectors',
  allow: 'anyone',
  cached: 'content',
  query: inLanguage,
  response: Type.Array(Type.Object({ id: Id, name, subSectors: Type.Array(named) })),
})
