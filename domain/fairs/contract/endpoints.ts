import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { FieldChange } from '#platform/contract/field-changes.ts'
import { Id } from '#platform/contract/fields.ts'
import { locales } from '#platform/contract/locale.ts'
import { recordOf } from '#platform/contract/record.ts'
import { runners } from '#platform/contract/runners.ts'
import { HomepageContent } from './homepage.ts'

const words = Type.Object({
  subject: Type.Optional(Type.String()),
  text: Type.Optional(Type.String()),
  action: Type.Optional(Type.String()),
})

/** The mails that a fair sends in its own words. */
export const mailsOfFair = defineEndpoint({
  method: 'GET',
  path: '/fair-emails',
  tag: 'Fairs',
  summary: 'The mails that a fair has worded itself',
  allow: runners,
  query: Type.Object({ fairId: Id }),
  response: Type.Array(
    Type.Object({
      id: Id,
      fair: Type.Object({ id: Id }),
      kind: Type.String(),
      translations: Type.Object(recordOf(locales, () => Type.Optional(words))),
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
  response: Type.Object({ id: Id, isUsingJobModule: Type.Boolean(), jobModuleConfiguration: Type.String() }),
})

const maybe = Type.Union([Type.String(), Type.Null()])

/** An image as a page draws it. */
export const HomepageImage = Type.Object({
  id: Id,
  filePath: Type.String(),
  thumbnailPath: maybe,
  width: Type.Union([Type.Integer(), Type.Null()]),
  height: Type.Union([Type.Integer(), Type.Null()]),
})
export type HomepageImage = Static<typeof HomepageImage>

/** Everything that a fair's homepage says, in the reader's language, with the images that it shows. */
export const homepageOfFair = defineEndpoint({
  method: 'GET',
  path: '/fairs/{id}/homepage',
  tag: 'Fairs',
  summary: 'The homepage of a fair, in the language of the reader',
  allow: 'anyone',
  cached: 'common',
  params: Type.Object({ id: Id }),
  response: Type.Object({
    content: HomepageContent,
    /** Where it has words, the code of their language: what is not written in the reader’s comes from another. */
    languages: HomepageContent,
    images: Type.Array(HomepageImage),
  }),
})

/** For the editor: the images of the homepage in every language and of its draft. */
export const imagesOfHomepage = defineEndpoint({
  method: 'GET',
  path: '/fairs/{id}/homepage/images',
  tag: 'Fairs',
  summary: 'The images of a homepage and of its draft, for those who edit it',
  allow: runners,
  params: Type.Object({ id: Id }),
  response: Type.Array(HomepageImage),
})

const Choice = Type.Object({ id: Id, name: Type.String() })

/** What the settings of a fair choose from. Organizers to name are for the super admin, who names them. */
export const settingsChoices = defineEndpoint({
  method: 'GET',
  path: '/fairs/{id}/choices',
  tag: 'Fairs',
  summary: 'What the settings of a fair choose from: languages, countries, stand groups, organizers',
  allow: runners,
  params: Type.Object({ id: Id }),
  response: Type.Object({
    languages: Type.Array(Choice),
    countries: Type.Array(Choice),
    standGroups: Type.Array(Choice),
    organizers: Type.Array(Choice),
  }),
})

/** Who has changed what of the homepage, and what it was before. */
export const changesOfHomepage = defineEndpoint({
  method: 'GET',
  path: '/fairs/{id}/homepage/changes',
  tag: 'Fairs',
  summary: 'What was changed of the homepage of a fair, by whom and when, the last first',
  allow: runners,
  params: Type.Object({ id: Id }),
  response: Type.Array(FieldChange),
})

/** Who has changed which setting, and what it was before. */
export const changesOfFair = defineEndpoint({
  method: 'GET',
  path: '/fairs/{id}/changes',
  tag: 'Fairs',
  summary: 'What was changed in the settings of a fair, by whom and when, the last first',
  allow: runners,
  params: Type.Object({ id: Id }),
  response: Type.Array(FieldChange),
})
