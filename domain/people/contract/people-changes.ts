import { Type } from 'typebox'
import { Chosen, ChosenFair } from '#domain/fairs/contract/chosen.ts'
import { Undo } from '#domain/identity/contract/decide-found.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

const tag = 'Users'
const closed = { additionalProperties: false }
const byId = Type.Object({ id: Id })

export const validateFairUsers = defineEndpoint({
  method: 'POST',
  path: '/fair_users/validate',
  tag,
  summary: 'Validate or refuse several people of a fair',
  audit: 'changes',
  allow: runners,
  body: Type.Object(
    {
      ids: Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true }),
      isValidated: Type.Integer({ minimum: 0, maximum: 2 }),
      undo: Type.Optional(Undo),
    },
    closed,
  ),
  response: Type.Object({ changed: Type.Integer() }),
})

/** Roles follow from the kind of person. */
export const changeUserType = defineEndpoint({
  method: 'PUT',
  path: '/users/{id}/type',
  tag,
  summary: 'Make somebody another kind of person: other roles, other rights',
  audit: 'always',
  allow: ['superAdmin', 'superOrganizer'],
  params: byId,
  body: Type.Object({ userType: Chosen, fair: Type.Optional(ChosenFair) }, closed),
})

export const changeStaff = defineEndpoint({
  method: 'PUT',
  path: '/exhibitors/staff/{id}',
  tag,
  summary: 'Say what somebody of one’s firm may do',
  audit: 'always',
  allow: [...runners, 'firmAdmin'],
  params: byId,
  body: Type.Object(
    { isFirmAdmin: Type.Optional(Type.Boolean()), canRecruit: Type.Optional(Type.Boolean()) },
    closed,
  ),
})

export const removeStaff = defineEndpoint({
  method: 'DELETE',
  path: '/exhibitors/staff/{id}',
  tag,
  summary: 'Remove somebody from the firm and its stands; the account remains',
  audit: 'always',
  allow: [...runners, 'firmAdmin'],
  params: byId,
})

const firmAdmins = [...runners, 'firmAdmin'] as const

/** For so long whoever removed somebody may undo it; afterwards who was removed is asked. */
export const undoMinutes = 30

export const formerColleagues = defineEndpoint({
  method: 'GET',
  path: '/firms/{id}/former_colleagues',
  tag: 'Exhibitors',
  summary: 'People who were removed from a firm within the last days and can come back to it',
  allow: firmAdmins,
  params: byId,
  response: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      trashedAt: Instant(),
      /** Until when they can come back. */
      deletedOn: Instant(),
      /** At once, by an offer that they accept, or by one that they have not answered yet. */
      comesBack: Type.Enum(['now', 'by_offer', 'offered']),
    }),
  ),
})

export const restoreColleague = defineEndpoint({
  method: 'POST',
  path: '/firms/{id}/former_colleagues/{user}',
  tag: 'Exhibitors',
  summary:
    'Take somebody back into the firm, with what they could do and where they worked: at once where one has just removed them oneself, otherwise once they accept',
  audit: 'always',
  allow: firmAdmins,
  params: Type.Object({ id: Id, user: Id }),
  response: Type.Object({ isOffered: Type.Boolean() }),
})
