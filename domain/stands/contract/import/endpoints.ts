import { type Static, Type } from 'typebox'
import { Id } from '#platform/contract/fields.ts'
import { defineImport, importOutcome } from '#platform/contract/import.ts'
import { runners } from '#platform/contract/runners.ts'

const count = Type.Integer()
const Figures = Type.Object({ created: count, updated: count })

const SomeStands = Type.Object({
  count,
  stands: Type.Array(Type.Object({ firm: Type.String(), label: Type.String() })),
})

const response = {
  halls: Figures,
  sectors: Figures,
  firms: Figures,
  /** Of the new firms, those that the list says wait, are refused (they get no booth), or are hidden. */
  unshown: Type.Object({ waiting: count, refused: count, hidden: count }),
  stands: Figures,
  /** Stands of the fair that stand on a place afterwards. */
  placed: count,
  /** Stands that would lose their places, the first of them by name; confirmed by `confirmsRemovals`. */
  takenAway: SomeStands,
  /** Stands that would stand elsewhere, by their labels. */
  moved: Type.Object({
    count,
    stands: Type.Array(Type.Object({ firm: Type.String(), from: Type.String(), to: Type.String() })),
  }),
  /** What would be said otherwise of exhibitors that are there. */
  changes: Type.Object({
    count,
    fields: Type.Array(
      Type.Object({
        firm: Type.String(),
        field: Type.String(),
        from: Type.Union([Type.String(), Type.Null()]),
        to: Type.String(),
      }),
    ),
  }),
  /** Stands of the fair that the list does not name: they stay as they are. */
  absent: SomeStands,
  /** Firms that are in another fair too and whose record stays theirs, though the list says something else of it. */
  keptFirms: Type.Object({ count, firms: Type.Array(Type.String()) }),
  /** New firms that are called almost like another of the fair (`id`) or of the file: whether they are one is for people to say. */
  twins: Type.Object({
    count,
    firms: Type.Array(
      Type.Object({
        name: Type.String(),
        like: Type.String(),
        id: Type.Union([Id, Type.Null()]),
        /** The lines that name it so. */
        lines: Type.Array(count),
      }),
    ),
  }),
  /** The halls that the rows name, with the letter that hangs over their doors. */
  hallList: Type.Array(
    Type.Object({ name: Type.String(), letter: Type.String(), stands: count, isNew: Type.Boolean() }),
  ),
}

const ImportPreview = Type.Object({ ...importOutcome, ...response })
export type ImportPreview = Static<typeof ImportPreview>
export type Twins = ImportPreview['twins']

/** Exhibitors with their stands. */
export const standImport = defineImport({
  path: '/fairs/{id}/import',
  tag: 'Import',
  of: 'exhibitors and stands',
  allow: runners,
  keys: ['import'],
  params: Type.Object({ id: Id }),
  query: {
    /** Stands may lose their places by it; without, such an import is refused with 409. */
    confirmsRemovals: Type.Optional(Type.Boolean()),
  },
  response,
})
