import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

/** Fields that are chosen from a list rather than typed. */
export const choiceFields = [
  'civilStatus',
  'userStatus',
  'userIndividualStatus',
  'country',
  'languages',
  'firmType',
  'firmCountry',
  'firmSectors',
] as const

export type ChoiceField = (typeof choiceFields)[number]

/** Light enough for a form: 250 countries with their six names each would be a long wait on a phone. */
export const registrationChoices = defineEndpoint({
  method: 'GET',
  path: '/registration_choices/{field}',
  tag: 'Registration',
  summary: 'What can be chosen for a field, in the reader’s language and order',
  allow: 'anyone',
  cached: 'content',
  params: Type.Object({ field: Type.Enum([...choiceFields]) }),
  response: Type.Array(Type.Object({ id: Id, label: Type.String() })),
})
