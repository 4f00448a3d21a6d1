import { keysOf } from '#platform/contract/record.ts'

/** Values of a record by field, as they are written. */
export type Fields = Readonly<Record<string, unknown>>

/** A record as the server has told it last. */
export type Saved = { version: number; fields: Fields }

/** What was refused: the fields that are held back until they are changed, and why, by the field that is wrong. */
type Refused = { fields: readonly string[]; errors: Readonly<Record<string, readonly string[]>> }

/** A record that is being changed here, and may be elsewhere. */
export type Unsaved = {
  saved: Saved
  /** What is changed here and not confirmed. */
  changes: Fields
  /** Of these what is on its way. */
  sending: Fields | null
  /** What was sent upon `saved` and got no answer: the server may have one of these, or none. */
  unanswered: readonly Fields[]
  /** Shown as it was typed, while the server keeps it otherwise, until the field is left. */
  typed: Fields
  /** What was changed here as well as elsewhere: as it stands there. */
  conflicts: Fields
  refused: Refused
}

const nothingRefused: Refused = { fields: [], errors: {} }

export const same = (left: unknown, right: unknown) =>
  JSON.stringify(left ?? null) === JSON.stringify(right ?? null)

const without = (fields: Fields, gone: (field: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !gone(field)))

export const unchanged = (saved: Saved): Unsaved => ({
  saved,
  changes: {},
  sending: null,
  unanswered: [],
  typed: {},
  conflicts: {},
  refused: nothingRefused,
})

/** As it is shown. */
export const shownFields = ({ saved, typed, changes }: Unsaved): Fields => ({
  ...saved.fields,
  ...typed,
  ...changes,
})

/** Something is changed here. What is as the server has it again needs no saving, unless something else is on its way there, or may have come. */
export function changedHere(state: Unsaved, patch: Fields): Unsaved {
  const fields = keysOf(patch)
  const isBack = (field: string) =>
    field in patch &&
    same(patch[field], state.saved.fields[field]) &&
    ![state.sending ?? {}, ...state.unanswered].some(sent => field in sent) &&
    !(field in state.conflicts)
  const touchesRefused = fields.some(
    field => state.refused.fields.includes(field) || field in state.refused.errors,
  )
  return {
    ...state,
    changes: without({ ...state.changes, ...patch }, isBack),
    typed: without(state.typed, field => field in patch),
    refused: touchesRefused ? nothingRefused : state.refused,
  }
}

/** What can be saved now: not what is undecided or was refused, nor what `waits`. */
export const sendable = (
  { changes, conflicts, refused }: Unsaved,
  waits: (field: string) => boolean,
): Fields => without(changes, field => field in conflicts || refused.fields.includes(field) || waits(field))

/** It was saved. What was changed meanwhile still is to be. */
export function confirmed(state: Unsaved, sent: Fields, saved: Saved): Unsaved {
  const isSent = (field: string) => field in sent && same(state.changes[field], sent[field])
  const keptOtherwise = keysOf(sent).filter(
    field => typeof sent[field] === 'string' && isSent(field) && !same(sent[field], saved.fields[field]),
  )
  const after = heardOf({ ...state, changes: without(state.changes, isSent), sending: null }, saved, sent)
  return {
    ...after,
    typed: { ...after.typed, ...Object.fromEntries(keptOtherwise.map(field => [field, sent[field]])) },
  }
}

/** What the record is by now: what was changed on one side only is taken from there, what on both is to be decided. */
function heardOf(state: Unsaved, saved: Saved, own: Fields): Unsaved {
  const changes = without(state.changes, field => same(state.changes[field], saved.fields[field]))
  const isOwn = (field: string) =>
    field in own || state.unanswered.some(sent => field in sent && same(sent[field], saved.fields[field]))
  const isElsewhere = (field: string) =>
    field in state.conflicts || (!isOwn(field) && !same(saved.fields[field], state.saved.fields[field]))
  const conflicts = Object.fromEntries(
    keysOf(changes)
      .filter(isElsewhere)
      .map(field => [field, saved.fields[field]]),
  )
  return { ...state, saved, changes, conflicts, unanswered: [] }
}

/** It got no answer, and may have been saved. */
export const unheard = (state: Unsaved, sent: Fields): Unsaved => ({
  ...state,
  sending: null,
  unanswered: [...state.unanswered.filter(one => !same(one, sent)), sent],
})

/** Somebody else has saved, or it was saved here and nothing heard of it. */
export const heard = (state: Unsaved, saved: Saved): Unsaved =>
  heardOf({ ...state, sending: null }, saved, {})

/** The server has refused what was sent, naming fields: of those that it names the others can be saved without. */
export function refusedFields(state: Unsaved, sent: Fields, errors: Refused['errors']): Unsaved {
  const named = keysOf(sent).filter(field => field in errors)
  const fields = named.length ? named : keysOf(sent)
  return {
    ...state,
    sending: null,
    refused: {
      fields: [...new Set([...state.refused.fields, ...fields])],
      errors: { ...state.refused.errors, ...errors },
    },
  }
}

/** What was changed on both sides is decided: it stays as it is here, or becomes what it is there. */
export const decided = (state: Unsaved, field: string, whose: 'mine' | 'theirs'): Unsaved => ({
  ...state,
  conflicts: without(state.conflicts, one => one === field),
  changes: whose === 'mine' ? state.changes : without(state.changes, one => one === field),
})

/** The field is left: it shows what the server keeps. */
export const left = (state: Unsaved): Unsaved => ({ ...state, typed: {} })

/** What outlives a reload: the changes, and what they were made upon. */
export type StoredChanges = { changes: Fields; before: Fields; unanswered?: readonly Fields[] }

export const keptOf = ({ changes, saved, conflicts, unanswered }: Unsaved): StoredChanges | null =>
  Object.keys(changes).length
    ? {
        changes,
        ...(unanswered.length && { unanswered }),
        before: Object.fromEntries(
          keysOf(changes).flatMap(field => (field in conflicts ? [] : [[field, saved.fields[field]]])),
        ),
      }
    : null

/** Begins again with what was kept, of the fields that there are: those of the record, unless said otherwise. */
export function restored(
  saved: Saved,
  kept: StoredChanges | null,
  isField = (field: string) => field in saved.fields,
): Unsaved {
  if (!kept) return unchanged(saved)
  const changes = without(kept.changes, field => !isField(field))
  const conflicting = keysOf(changes).filter(field => !(field in kept.before))
  const before = { ...saved, fields: { ...saved.fields, ...kept.before } }
  return heard(
    {
      ...unchanged(before),
      changes,
      unanswered: kept.unanswered ?? [],
      conflicts: Object.fromEntries(conflicting.map(field => [field, saved.fields[field]])),
    },
    saved,
  )
}
