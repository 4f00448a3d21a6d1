import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const tag = 'Users'
const text = Type.Union([Type.String(), Type.Null()])

/** How somebody without a picture is drawn. */
export const StoredLook = Type.Record(Type.String(), Type.Unknown())

/** What people show of themselves to the others in a fair. */
export const PersonCard = Type.Object({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  jobTitle: text,
  pitchMessage: text,
  roles: Type.Array(Type.String()),
  picture: Type.Union([Type.Object({ id: Id, filePath: Type.String(), thumbnailPath: text }), Type.Null()]),
  /** How they are drawn without a picture. */
  look: StoredLook,
  firm: Type.Union([Type.Object({ id: Id, name: Type.String() }), Type.Null()]),
  country: Type.Union([Type.Object({ id: Id, name: text }), Type.Null()]),
})
export type PersonCard = Static<typeof PersonCard>

const links = Type.Record(Type.String(), Type.String())

export const BusinessCard = Type.Object({
  ...PersonCard.properties,
  languages: Type.Array(Type.Object({ id: Id, code: Type.String() })),
  /** Absent where the fair hides addresses or the person shows none. */
  displayEmail: text,
  /** Absent where the person does not show it. */
  phone: text,
  socialLinks: links,
  meetingLinks: links,
})
export type BusinessCard = Static<typeof BusinessCard>

export const businessCard = defineEndpoint({
  method: 'GET',
  path: '/users/{id}/bcard',
  tag,
  summary: 'Business card of somebody in a fair of one’s own',
  allow: 'members',
  params: Type.Object({ id: Id }),
  response: BusinessCard,
})

export const userSocialMedia = defineEndpoint({
  method: 'GET',
  path: '/user_social_media',
  tag,
  summary: 'One’s own addresses in networks and meeting rooms',
  allow: 'members',
  form: 'list',
  query: Type.Object({}),
  response: Type.Array(
    Type.Object({
      id: Id,
      user: Type.Object({ id: Id }),
      socialMedia: Type.Object({ id: Id, code: Type.String(), name: text, kind: Type.String() }),
      url: Type.String(),
    }),
  ),
})
