import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'
import { evidenceKindNames } from './evidence.ts'
import { leadTag } from './lead.ts'

const closed = { additionalProperties: false }
const ruleKeepers = [...runners, 'firmAdmin'] as const

const rule = {
  /** From so many points on a contact is warm, and hot. */
  warm: Type.Integer({ minimum: 1, maximum: 1000 }),
  hot: Type.Integer({ minimum: 1, maximum: 1000 }),
  kinds: Type.Array(
    Type.Object(
      {
        kind: Type.Enum([...evidenceKindNames]),
        points: Type.Integer({ minimum: 0, maximum: 100 }),
        /** Together they come to no more. */
        cap: Type.Integer({ minimum: 0, maximum: 1000 }),
        /** It makes somebody a contact. */
        isCounted: Type.Boolean(),
      },
      closed,
    ),
    { maxItems: evidenceKindNames.length },
  ),
}

export const LeadRule = Type.Object({
  ...rule,
  /** Whose it is: the firm’s own, the fair’s for all its exhibitors, or what holds where nobody says anything. */
  from: Type.Enum(['firm', 'fair', 'standard']),
  /** For whom it was asked: one firm, or null for all exhibitors of the fair. */
  firm: Type.Union([Id, Type.Null()]),
  version: Type.Integer(),
})
export type LeadRule = Static<typeof LeadRule>

export const readLeadRules = defineEndpoint({
  method: 'GET',
  path: '/lead_rules',
  tag: leadTag,
  summary: 'What makes somebody a contact, and what each thing is worth: of a fair, or of a firm there',
  allow: ruleKeepers,
  query: Type.Object({ fair: Id, firm: Type.Optional(Id) }),
  response: LeadRule,
})

export const saveLeadRules = defineEndpoint({
  method: 'PUT',
  path: '/lead_rules',
  tag: leadTag,
  summary:
    'Change that: of a firm by whoever administers it, of a fair by whoever runs it. `rule: null` goes back to what holds for all',
  audit: 'changes',
  allow: ruleKeepers,
  body: Type.Object(
    {
      fair: Id,
      firm: Type.Optional(Id),
      version: Type.Integer({ minimum: 0, maximum: 2147483647 }),
      rule: Type.Union([Type.Object(rule, closed), Type.Null()]),
    },
    closed,
  ),
  response: LeadRule,
})
