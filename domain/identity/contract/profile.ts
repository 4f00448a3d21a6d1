import { type Static, Type } from 'typebox'
import { Chosen } from '#domain/fairs/contract/chosen.ts'
import { Day, Email, Line, Nullable, Text } from '#platform/contract/fields.ts'

const line = (max: number) => Type.Optional(Nullable(Line(max)))
const chosen = Type.Optional(Nullable(Chosen))

/** What somebody may say of themselves when their account is made; all of it can be changed later. */
export const profileFields = {
  firstName: Type.Optional(Line(80)),
  lastName: Type.Optional(Line(80)),
  civilStatus: chosen,
  userStatus: chosen,
  userIndividualStatus: chosen,
  birthday: Type.Optional(Nullable(Day())),
  phone: line(40),
  cell: line(40),
  address: line(200),
  additionalAddress: line(200),
  postalCode: line(20),
  city: line(120),
  department: line(120),
  region: line(120),
  country: chosen,
  displayEmail: Type.Optional(Nullable(Email())),
  jobTitle: line(120),
  pitchMessage: Type.Optional(Nullable(Text(1000))),
  languages: Type.Optional(Type.Array(Chosen, { maxItems: 20 })),
}

export const Profile = Type.Object(profileFields)
export type Profile = Static<typeof Profile>
