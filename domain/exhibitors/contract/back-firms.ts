import { type Static, Type } from 'typebox'
import { decisionOn, FormerStates } from '#domain/identity/contract/decide-found.ts'
import { markShapes } from '#domain/scenes/contract/scene.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { recordOf } from '#platform/contract/record.ts'
import { runners, watchers } from '#platform/contract/runners.ts'
import { asTable } from '#platform/contract/table-format.ts'
import { Validation } from './fair-firm.ts'

const text = Type.String()
const maybe = Type.Union([text, Type.Null()])
const count = Type.Integer()

/** How far the booths of an exhibitor are; `none` has no booth yet. */
export const boothStates = ['none', 'not_configured', 'ongoing', 'configured'] as const

/** Oldest or newest in the fair first, by name either way, seen last or longest ago first. */
export const backSorts = ['ASC', 'DSC', 'ID', 'DI', 'SEEN', 'UNSEEN'] as const

/** An exhibitor in one fair, as its organizers follow it. */
export const BackFirm = Type.Object({
  /** Of the firm. */
  id: Id,
  /** Of its participation, which is what is validated. */
  fairFirm: Id,
  fair: Type.Object({ id: Id, name: maybe, homepage: text }),
  name: text,
  initials: text,
  color: text,
  shape: Type.Enum(markShapes),
  logo: maybe,
  sector: maybe,
  city: maybe,
  country: maybe,
  vatNumber: maybe,
  isVisible: Type.Boolean(),
  isValidated: Validation,
  registeredAt: text,
  stands: Type.Array(
    Type.Object({
      id: Id,
      /** What it is called: its own label, else hall and place. */
      number: maybe,
      /** Where it stands; null while it waits for a place. */
      place: Type.Union([
        Type.Object({ hall: maybe, letter: text, number: Type.Integer(), label: maybe }),
        Type.Null(),
      ]),
      state: Type.Enum(boothStates.slice(1)),
      isVisible: Type.Boolean(),
    }),
  ),
  /** People of the firm, and those of them who staff a booth of this fair. */
  people: count,
  contacts: count,
  admin: Type.Union([Type.Object({ id: Id, name: text, email: text }), Type.Null()]),
  lastActivity: maybe,
  /** While it waits: another exhibitor of the fair who is called almost the same. */
  twin: Type.Union([Type.Object({ id: Id, name: text }), Type.Null()]),
})
export type BackFirm = Static<typeof BackFirm>

/** What the list of exhibitors is narrowed by, within a fair. */
export const firmFilters = {
  search: Type.Optional(Type.String({ maxLength: 100 })),
  isValidated: Type.Optional(Validation),
  state: Type.Optional(Type.Enum([...boothStates])),
  sector: Type.Optional(Id),
  type: Type.Optional(Id),
  country: Type.Optional(Id),
}
const filters = { fair: Type.Optional(Id), ...firmFilters }
const asked = {
  ...filters,
  sort: Type.Optional(Type.Enum([...backSorts])),
}

export const backFirms = defineEndpoint({
  method: 'GET',
  path: '/firms/back/list',
  tag: 'Exhibitors',
  summary: 'The exhibitors of the fairs that one runs: validation, booths, people, last activity',
  allow: [...watchers],
  form: 'list',
  query: Type.Object(asked),
  response: Type.Array(BackFirm),
})

export const validateFoundFirms = defineEndpoint({
  method: 'POST',
  path: '/firms/back/list/validate',
  tag: 'Exhibitors',
  summary: 'Validate or refuse all exhibitors whom that list finds; their administrators are told by mail',
  audit: 'changes',
  allow: [...runners],
  body: decisionOn(filters),
  response: Type.Object({
    changed: count,
    before: Type.Optional(FormerStates),
    passedOver: Type.Object({ already: count }),
  }),
})

/** Who took it is written down. */
export const exportFirms = defineEndpoint({
  method: 'GET',
  path: '/firms/back/export',
  tag: 'Exhibitors',
  summary:
    'The same exhibitors as a CSV file or a workbook, a line for each booth; an import of it builds their halls anew',
  audit: 'always',
  allow: [...watchers],
  keys: ['export'],
  form: 'file',
  query: Type.Object({ ...asked, ...asTable }),
})

const option = Type.Array(Type.Object({ id: Id, name: text }))

export const backFirmsConfig = defineEndpoint({
  method: 'GET',
  path: '/firms/back/list/config',
  tag: 'Exhibitors',
  summary: 'What that list can be narrowed by, with figures',
  allow: [...watchers],
  query: Type.Object({ fair: Type.Optional(Id) }),
  response: Type.Object({
    total: count,
    validation: Type.Object({ waiting: count, validated: count, refused: count }),
    booths: Type.Object(recordOf(boothStates, () => count)),
    sectors: option,
    types: option,
    countries: option,
    sorts: Type.Array(text),
  }),
})
