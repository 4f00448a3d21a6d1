import { type Static, Type } from 'typebox'
import { Chosen } from '#domain/fairs/contract/chosen.ts'
import { Line, Nullable, WebAddress } from '#platform/contract/fields.ts'

const line = (max: number) => Type.Optional(Nullable(Line(max)))
const chosen = Type.Optional(Nullable(Chosen))

/** What is said of a firm when it registers. */
export const firmFields = {
  firmName: Type.Optional(Line(160)),
  firmType: chosen,
  firmWebsite: Type.Optional(Nullable(WebAddress())),
  firmCountry: chosen,
  firmCity: line(120),
  firmPhone: line(40),
  firmSectors: Type.Optional(Type.Array(Chosen, { maxItems: 30 })),
}

export const FirmProfile = Type.Object(firmFields)
export type FirmProfile = Static<typeof FirmProfile>
