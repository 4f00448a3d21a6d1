import { type Static, Type } from 'typebox'
import { ChosenFair } from '#domain/fairs/contract/chosen.ts'
import { profileFields } from '#domain/identity/contract/profile.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Email, Id, Line, Text } from '#platform/contract/fields.ts'
import { firmFields } from './firm-profile.ts'

const tag = 'Registration'
const captcha = Type.Optional(Type.String({ maxLength: 8000 }))

/** Fields that a fair has made up itself: `customBadge`. */
const own = {
  additionalProperties: false,
  patternProperties: {
    '^custom[A-Za-z0-9_]{0,54}$': {
      anyOf: [Text(1000), { type: 'boolean' }, { type: 'integer' }, { type: 'null' }],
    },
  },
}

const account = {
  fair: Type.Optional(ChosenFair),
  email: Type.Optional(Email()),
  password: Type.Optional(Type.String({ maxLength: 1000 })),
  passwordConfirmation: Type.Optional(Type.String({ maxLength: 1000 })),
  acceptCondition: Type.Optional(Type.Boolean()),
  /** The page of ours from which they came: their confirmed address leads back to it. */
  next: Type.Optional(Line(500)),
  g_recaptcha_response: captcha,
}

export const VisitorRegistration = Type.Object({ ...account, ...profileFields }, own)
export const ExhibitorRegistration = Type.Object({ ...account, ...profileFields, ...firmFields }, own)
export type Registration = Static<typeof ExhibitorRegistration>

const Registered = Type.Object({
  email: Type.String(),
  /** As it will be once the address is confirmed: 0 waiting for the organizer, 1 validated. */
  isValidated: Type.Integer(),
})

export const registerVisitor = defineEndpoint({
  method: 'POST',
  path: '/register/visitor',
  tag,
  summary: 'Register as a visitor of a fair',
  audit: 'never', // the registration is the record
  allow: 'anyone',
  body: VisitorRegistration,
  response: Registered,
  status: 201,
})

export const registerExhibitor = defineEndpoint({
  method: 'POST',
  path: '/register/exhibitor',
  tag,
  summary: 'Register a firm and oneself as its administrator',
  audit: 'never', // the registration is the record
  allow: 'anyone',
  body: ExhibitorRegistration,
  response: Registered,
  status: 201,
})

const joining = { fair: ChosenFair, ...profileFields, ...firmFields }

/** What the fair still asks, see `joinForm`; the rest is known of the account. */
export const Joining = Type.Object(joining, own)
export type Joining = Static<typeof Joining>

const JoiningWithTerms = Type.Object({ ...joining, acceptCondition: Type.Optional(Type.Boolean()) }, own)
export type JoiningWithTerms = Static<typeof JoiningWithTerms>

export const joinFair = defineEndpoint({
  method: 'POST',
  path: '/register/join',
  tag,
  summary: 'Register for another fair with the account one has',
  audit: 'never', // the registration is the record
  allow: 'members',
  body: JoiningWithTerms,
  response: Registered,
  status: 201,
})

const text = Type.Union([Type.String(), Type.Null()])

export const fairsToJoin = defineEndpoint({
  method: 'GET',
  path: '/register/fairs',
  tag,
  summary: 'Fairs that one may still come to with the account one has',
  allow: 'members',
  response: Type.Array(
    Type.Object({
      id: Id,
      homepage: Type.String(),
      name: Type.String(),
      tagline: text,
      startDate: text,
      endDate: text,
      timeZone: Type.String(),
      /** It has something to ask: coming is more than one press. */
      asks: Type.Boolean(),
    }),
  ),
})
