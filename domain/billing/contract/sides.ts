import { Type } from 'typebox'
import { Line } from '#platform/contract/fields.ts'

/** The two halves of billing: booths, which the plan assigns, with what is sold besides, and conferences. */
export const sides = ['stands', 'conferences'] as const
export type Side = (typeof sides)[number]

/** What has a price on each side. The first that is priced counts: the most particular stands first. */
export const pricedKinds = {
  stands: ['stand_type_variation', 'stand_type', 'stand_base', 'extra'],
  conferences: [
    'conference_room_type_variation',
    'conference_room_type',
    'conference_base',
    'allotment',
    'pass',
  ],
} as const satisfies Record<Side, readonly string[]>

export const kinds = [...pricedKinds.stands, ...pricedKinds.conferences] as const
export type Kind = (typeof kinds)[number]

/** What was ever sold by hand: rooms are so no more, but stay where they were sold. */
export const soldKinds = ['extra', 'conference_room_type_variation', 'conference_room_type', 'pass'] as const

/** What is sold by hand, called by its name, and exists by having a price: badges, furniture, passes of other fairs. */
export const namedKind = { stands: 'extra', conferences: 'pass' } as const satisfies Record<Side, Kind>
export const isCalledByName = (kind: Kind) =>
  kind === 'allotment' || Object.values<Kind>(namedKind).includes(kind)
/** What any booth, any sponsored session costs that has no other price. */
export const isBase = (kind: Kind) => kind === 'stand_base' || kind === 'conference_base'

/** Where an exhibitor stands: nothing asked, an offer made, an invoice made, all received. */
export const states = ['open', 'quoted', 'invoiced', 'paid'] as const
export type State = (typeof states)[number]

export const SideParam = Type.Object({ side: Type.Enum([...sides]) })
export const kind = Type.Enum([...kinds])
export const Item = Line(120)
/** In the smallest unit of the currency; ten milliards at most, so that sums stay exact. */
export const Amount = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })
