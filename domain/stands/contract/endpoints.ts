import { type Static, Type } from 'typebox'
import { boothStyles, markShapes } from '#domain/scenes/contract/scene.ts'
import { propKinds } from '#domain/scenes/contract/sector-prop.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const tag = 'Stands'
const ById = Type.Object({ id: Id })

/** Why somebody may not work on a stand of their own: the fair has not let their firm, or themselves, in. */
const StandBarrier = Type.Union([
  Type.Literal('firm_refused'),
  Type.Literal('firm_waiting'),
  Type.Literal('person_refused'),
  Type.Literal('person_waiting'),
])

/** The stands somebody has to do with, and whether they may configure them. */
export const myStands = defineEndpoint({
  method: 'GET',
  path: '/stands/my-stands',
  tag,
  summary: 'The stands I administer or staff',
  allow: 'members',
  response: Type.Array(
    Type.Object({
      id: Id,
      number: Type.Union([Type.String(), Type.Null()]),
      name: Type.String(),
      color: Type.String(),
      fair: Type.Object({ id: Id, homepage: Type.String(), name: Type.Union([Type.String(), Type.Null()]) }),
      configurationState: Type.String(),
      isVisible: Type.Boolean(),
      mayConfigure: Type.Boolean(),
      barrier: Type.Union([StandBarrier, Type.Null()]),
      /** How it is drawn. */
      drawing: Type.Object({
        style: Type.Enum(boothStyles),
        width: Type.Number(),
        prop: Type.Enum(propKinds),
        shape: Type.Enum(markShapes),
        initials: Type.String(),
        logo: Type.Union([Type.String(), Type.Null()]),
      }),
    }),
  ),
})

export const StandTeammate = Type.Object({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  jobTitle: Type.Union([Type.String(), Type.Null()]),
  picture: Type.Union([Type.String(), Type.Null()]),
  /** How they are drawn without a picture. */
  look: Type.Record(Type.String(), Type.Unknown()),
  /** Looks after every stand of the firm. */
  isFirmAdmin: Type.Boolean(),
  /** Invited, and has not chosen a password yet. */
  isInvited: Type.Boolean(),
  /** Id of what makes this person a contact, or an admin, of the stand. */
  contact: Type.Union([Id, Type.Null()]),
  admin: Type.Union([Id, Type.Null()]),
})
export type StandTeammate = Static<typeof StandTeammate>

export const standTeam = defineEndpoint({
  method: 'GET',
  path: '/stands/{id}/team',
  tag,
  summary: 'The people of the stand’s firm, contacts first, for whoever may configure the stand',
  allow: 'members',
  params: ById,
  response: Type.Object({
    firm: Type.Object({ id: Id, name: Type.String() }),
    fair: Id,
    people: Type.Array(StandTeammate),
  }),
})
