import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { locales } from '#platform/contract/locale.ts'

const words = Type.Object({ subject: Type.Optional(Type.String()), text: Type.Optional(Type.String()) })

/** The mails that a fair sends in its own words. */
export const mailsOfFair = defineEndpoint({
  method: 'GET',
  path: '/fair-emails',
  tag: 'Fairs',
  summary: 'The mails that a fair has worded itself',
  allow: ['superAdmin', 'superOrganizer', 'organizer'],
  query: Type.Object({ fairId: Id }),
  answer: Type.Array(
    Type.Object({
      id: Id,
      fair: Type.Object({ id: Id }),
      kind: Type.String(),
      translations: Type.Object(Object.fromEntries(locales.map(locale => [locale, Type.Optional(words)]))),
    }),
  ),
})

/** How the job module of a fair is set up; `jobModuleConfiguration` is JSON as text. */
export const jobSetupOfFair = defineEndpoint({
  method: 'GET',
  path: '/fair-jobconfig',
  tag: 'Fairs',
  summary: 'How the job module of a fair is set up',
  allow: 'members',
  query: Type.Object({ fairId: Id }),
  answer: Type.Object({ id: Id, isUsingJobModule: Type.Boolean(), jobModuleConfiguration: Type.String() }),
})
