import { Type } from 'typebox'

/** What is counted, by the name of its resource: each domain says what of it is (`counted` of its face). */
export const CountedTypeName = Type.String({ maxLength: 40 })
export type CountedType = string

/** What somebody does there. Of a stay and of what is played the value is in seconds. */
export const countedKinds = { view: 1, stay: 2, play: 3, download: 4, link: 5 } as const
export type CountedKind = keyof typeof countedKinds

/** Of one event; a page that is left open counts no further. */
export const secondsMost = 1800
/** Of one call. */
export const eventsMost = 50
/** Of fewer visitors nothing small is said: it could be of somebody. */
export const fewest = 5
