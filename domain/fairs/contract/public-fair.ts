import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { HomepageContent } from './homepage.ts'

const flag = Type.Boolean()
const Instant = Type.Union([Type.String(), Type.Null()])

export const PublicHeaderButton = Type.Object({
  id: Id,
  name: Type.String(),
  link: Type.String(),
  target: flag,
  linkType: Type.Integer(),
  isWithModalLogin: flag,
  /** role → status id → may follow it */
  access: Type.Record(Type.String(), Type.Record(Type.String(), Type.Boolean())),
})

/** What everybody may know of a fair, in the language that was asked for: header, theme, dates, modules, figures. */
export const PublicFair = Type.Object({
  id: Id,
  name: Type.String(),
  tagline: Type.Union([Type.String(), Type.Null()]),
  location: Type.Union([Type.String(), Type.Null()]),
  type: Type.String(),
  homepage: Type.String(),
  homepageJson: HomepageContent,
  hue: Type.Integer(),
  logo: Type.Union([
    Type.Object({ id: Id, filePath: Type.String(), thumbnailPath: Type.Union([Type.String(), Type.Null()]) }),
    Type.Null(),
  ]),
  status: Type.Object({ id: Id, code: Type.String(), name: Type.String() }),
  startDate: Instant,
  endDate: Instant,
  timeZone: Type.String(),
  lobby: Type.String(),
  mainLanguage: Type.Object({ id: Id, code: Type.String() }),
  fairLanguages: Type.Array(Type.Object({ id: Id, code: Type.String() })),
  groupHeaderButton: Type.Array(PublicHeaderButton),
  resultsPerPage: Type.Integer(),
  /** Chosen first wherever a country is asked for. */
  country: Type.Union([Id, Type.Null()]),
  /** Of whose types its booths may be: those it has chosen, or else the first. */
  standGroups: Type.Array(Id),
  is3DMaps: flag,
  isMultiFair: flag,
  /** In preparation, with its homepage and its registration public. */
  isAnnounced: flag,
  isPublicAccess: flag,
  isRegistrationUserHomepage: flag,
  isRegistrationFirmHomepage: flag,
  isExhibitorLogosHomepage: flag,
  isUsingDirectMessageModule: flag,
  isUsingJobModule: flag,
  isUsingConferenceModule: flag,
  isUsingVisio: flag,
  isUsingChat: flag,
  /** Nobody is written to or called from where they are shown; what there is goes on. */
  isHidingChatButtons: flag,
  /** The talk opens on a page of its own, not beside the scene. */
  isHidingChatColumn: flag,
  isShowingCounters: flag,
  hallCount: Type.Integer(),
  standCount: Type.Integer(),
  firmCount: Type.Integer(),
})

export type PublicFair = Static<typeof PublicFair>

export const defaultFairs = defineEndpoint({
  method: 'GET',
  path: '/default-fairs',
  tag: 'Fairs',
  summary: 'The fairs that this reader may know of',
  allow: 'anyone',
  cached: 'common',
  response: Type.Array(PublicFair),
})

export const defaultFair = defineEndpoint({
  method: 'GET',
  path: '/default-fairs/{id}',
  tag: 'Fairs',
  summary: 'One fair, as everybody may see it',
  allow: 'anyone',
  cached: 'common',
  params: Type.Object({ id: Id }),
  response: PublicFair,
})

export const defaultFairBySlug = defineEndpoint({
  method: 'GET',
  path: '/default-fairs/slug/{slug}',
  tag: 'Fairs',
  summary: 'The fair of a homepage slug',
  allow: 'anyone',
  cached: 'common',
  params: Type.Object({ slug: Type.String({ maxLength: 61 }) }),
  response: PublicFair,
})
