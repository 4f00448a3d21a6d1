import { Type } from 'typebox'
import { Id, Line, MaybeRef, Nullable, Text } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'

/** Hundredths of a percent: 2000 is 20 %. */
export const Rate = Type.Integer({ minimum: 0, maximum: 10000 })

export type VatRate = { country: string; rate: number }

/** How a fair bills: one for a fair, and one without a fair for all that have none of their own. */
export const billingConfigurations = defineResource({
  name: 'billing_configurations',
  table: 'billing_configuration',
  tag: 'Billing',
  record: {
    fair: MaybeRef<{ homepage: string; name: string | null }>('fairs', { show: ['homepage', 'name'] }),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    vatRates: Type.Array(
      Type.Object(
        { country: Type.String({ pattern: '^[A-Z]{2}$' }), rate: Rate },
        { additionalProperties: false },
      ),
      { maxItems: 260 },
    ),
    sellerName: Nullable(Line(160)),
    sellerAddress: Nullable(Text(500)),
    sellerCountry: MaybeRef<{ iso: string; name: string }>('countries', { show: ['iso', 'name'] }),
    registrationNumber: Nullable(Line(60)),
    vatNumber: Nullable(Line(30)),
    iban: Nullable(Line(42)),
    paymentDays: Type.Integer({ minimum: 0, maximum: 365 }),
    /** How long a quote holds. */
    quoteDays: Type.Integer({ minimum: 1, maximum: 365 }),
    legalMention: Nullable(Text(2000)),
    /** Stands before the year and the number of every invoice. */
    numberPrefix: Type.String({ pattern: '^[A-Za-z0-9-]{0,12}$' }),
    version: Id,
  },
  writable: [
    'fair',
    'currency',
    'vatRates',
    'sellerName',
    'sellerAddress',
    'sellerCountry',
    'registrationNumber',
    'vatNumber',
    'iban',
    'paymentDays',
    'quoteDays',
    'legalMention',
    'numberPrefix',
  ],
  fixed: ['fair'],
  filters: ['fair', 'exists[fair]'],
  order: ['id'],
  policy: { superAdmin: 'LRCUD:A' },
})
