import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

const text = Type.String()
const shared = {
  method: 'POST',
  tag: 'Import',
  allow: [...runners],
  params: Type.Object({ id: Id }),
  form: 'upload',
} as const

/** An exhibitor to whom a picture can be given. */
const LogoFirm = Type.Object({
  id: Id,
  name: text,
  /** Labels of its booths. */
  booths: Type.Array(text),
  /** It has one already, which this one would replace. */
  hasLogo: Type.Boolean(),
  /** In a fair of others too: its logo is its own. */
  isShared: Type.Boolean(),
})
export type LogoFirm = Static<typeof LogoFirm>

const SentLogo = Type.Object({
  /** Where it stands among those that were sent. */
  at: Type.Integer(),
  file: text,
  /** None, one, or several that are called so. */
  firms: Type.Array(LogoFirm),
  /** Why it cannot be taken, in the reader's language. */
  problem: Type.Union([text, Type.Null()]),
})
export type SentLogo = Static<typeof SentLogo>

/**
 * Pictures in the field `file`, one by one or in a ZIP, called by names of exhibitors, labels of their booths or
 * references of an imported list.
 */
export const previewLogos = defineEndpoint({
  ...shared,
  path: '/fairs/{id}/logos/preview',
  summary: 'Which exhibitors pictures belong to by their file names, and which cannot be read',
  response: Type.Object({
    pictures: Type.Array(SentLogo),
    /** Whom a picture that is called by nobody can be given to; empty where there is none. */
    others: Type.Array(LogoFirm),
  }),
  audit: 'never', // it only reads
})

/** The same pictures in the same order; before them the field `chosen`: JSON, the exhibitor's id by place. */
export const giveLogos = defineEndpoint({
  ...shared,
  path: '/fairs/{id}/logos',
  summary: 'Give exhibitors of a fair their logos; what cannot be taken is said, the others are',
  response: Type.Object({
    given: Type.Integer(),
    problems: Type.Array(Type.Object({ file: text, firm: text, problem: text })),
  }),
  audit: 'always',
})
