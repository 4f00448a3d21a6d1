import { Type } from 'typebox'
import { Line } from '#platform/contract/fields.ts'

/** The two halves of billing: booths, which the plan assigns, and conferences, which are sold by hand. */
export const sides = ['stands', 'conferences'] as const
export type Side = (typeof sides)[number]

/** What has a price on each side. The first that is priced counts: the most particular stands first. */
export const pricedKinds = {
  stands: ['stand_type_variation', 'stand_type', 'stand_base'],
  conferences: ['conference_room_type_variation', 'conference_room_type', 'pass'],
} as const satisfies Record<Side, readonly string[]>

export const kinds = [...pricedKinds.stands, ...pricedKinds.conferences] as const
export type Kind = (typeof kinds)[number]

/** What is sold by hand, piece by piece. */
export const soldKinds = pricedKinds.conferences

/** Where an exhibitor stands: nothing asked, an offer made, an invoice made, all received. */
export const states = ['open', 'quoted', 'invoiced', 'paid'] as const
export type State = (typeof states)[number]

export const SideParam = Type.Object({ side: Type.Enum([...sides]) })
export const kind = Type.Enum([...kinds])
export const Item = Line(120)
/** In the smallest unit of the currency; ten milliards at most, so that sums stay exact. */
export const Amount = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })
