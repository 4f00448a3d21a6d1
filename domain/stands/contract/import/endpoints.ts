import { type Static, Type } from 'typebox'
import { Id } from '#platform/contract/fields.ts'
import { defineImport, importOutcome } from '#platform/contract/import.ts'
import { runners } from '#platform/contract/runners.ts'

const count = Type.Integer()
const Figures = Type.Object({ created: count, updated: count })

const answer = {
  halls: Figures,
  sectors: Figures,
  firms: Figures,
  stands: Figures,
  /** The halls that the rows name, with the letter that hangs over their doors. */
  hallList: Type.Array(
    Type.Object({ name: Type.String(), letter: Type.String(), stands: count, isNew: Type.Boolean() }),
  ),
}

const ImportPreview = Type.Object({ ...importOutcome, ...answer })
export type ImportPreview = Static<typeof ImportPreview>

/** Exhibitors with their stands. */
export const standImport = defineImport({
  path: '/fairs/{id}/import',
  tag: 'Import',
  of: 'exhibitors and stands',
  allow: runners,
  params: Type.Object({ id: Id }),
  answer,
})
