import { Type } from 'typebox'
import { Chosen } from '#domain/fairs/contract/chosen.ts'
import { Undo } from '#domain/identity/contract/decide-found.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Color, Email, Id, Line, Nullable, Text, WebAddress } from '#platform/contract/fields.ts'
import { locales } from '#platform/contract/locale.ts'
import { recordOf } from '#platform/contract/record.ts'
import { runners } from '#platform/contract/runners.ts'
import { Validation } from './fair-firm.ts'
import { firms } from './firm.ts'

const tag = 'Exhibitors'
const closed = { additionalProperties: false }
const byId = Type.Object({ id: Id })
const maybe = Type.Optional

const list = (max: number) => Type.Array(Chosen, { maxItems: max })
const words = Type.Object(
  { description: maybe(Nullable(Text(5000))), slogan: maybe(Nullable(Text(200))) },
  closed,
)

export const NewFirm = Type.Object(
  {
    name: maybe(Line(160)),
    type: maybe(Nullable(Chosen)),
    website: maybe(Nullable(WebAddress())),
    email: maybe(Nullable(Email())),
    phone: maybe(Nullable(Line(40))),
    vatNumber: maybe(firms.record.vatNumber),
    siren: maybe(firms.record.siren),
    country: maybe(Nullable(Chosen)),
    city: maybe(Nullable(Line(120))),
    addressJSON: maybe(Nullable(Text(8192))),
    logo: maybe(Nullable(Chosen)),
    color: maybe(Color()),
    shape: maybe(firms.record.shape),
    socialNetworks: maybe(firms.record.socialNetworks),
    isVisible: maybe(Type.Boolean()),
    translations: maybe(
      Type.Object(
        recordOf(locales, () => maybe(words)),
        closed,
      ),
    ),
    sectors: maybe(list(10)),
    subSectors: maybe(list(30)),
    fair: maybe(Id),
    isValidated: maybe(Validation),
  },
  closed,
)

/** A firm, and the fair in which it exhibits: the first that the caller runs when none is named. */
export const createFirm = defineEndpoint({
  method: 'POST',
  path: '/firms',
  tag,
  summary: 'Add an exhibitor to a fair',
  audit: 'always',
  allow: [...runners],
  body: NewFirm,
  response: Type.Object({ id: Id, name: Type.String(), fairFirm: Type.Union([Id, Type.Null()]) }),
  status: 201,
})

export const firmRights = defineEndpoint({
  method: 'GET',
  path: '/firms/{id}/rights',
  tag,
  summary: 'Whether an exhibitor is in a fair of others too, and so changes its record and its staff itself',
  allow: [...runners],
  params: byId,
  response: Type.Object({ isShared: Type.Boolean() }),
})

export const changeSectors = defineEndpoint({
  method: 'PUT',
  path: '/firms/{id}/sectors',
  tag,
  summary: 'Say in what a firm works: sectors, the most important first, and finer within them',
  audit: 'always',
  allow: [...runners, 'firmAdmin'],
  params: byId,
  body: Type.Object({ sectors: list(10), subSectors: maybe(list(30)) }, closed),
})

export const uploadLogo = defineEndpoint({
  method: 'POST',
  path: '/firms/{id}/logo',
  tag,
  summary: 'Give a firm a logo: a square image in the field `file`',
  audit: 'always',
  allow: [...runners, 'firmAdmin'],
  form: 'upload',
  status: 201,
  params: byId,
  response: Type.Object({ id: Id, filePath: Type.String(), thumbnailPath: Nullable(Type.String()) }),
})

export const validateFairFirms = defineEndpoint({
  method: 'POST',
  path: '/fair_firms/validate',
  tag,
  summary: 'Validate or refuse several exhibitors of a fair; their administrators are told by mail',
  audit: 'changes',
  allow: [...runners],
  body: Type.Object(
    {
      ids: Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }),
      isValidated: Validation,
      undo: Type.Optional(Undo),
    },
    closed,
  ),
  response: Type.Object({ changed: Type.Integer() }),
})
