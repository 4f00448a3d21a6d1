import { type Static, Type } from 'typebox'

const count = Type.Integer()

/** The people of a fair. */
export const PeopleFigures = Type.Object({
  people: Type.Object({
    total: count,
    waiting: count,
    /** Invited, without a password yet. */
    invited: count,
    /** On a booth now, or logged in and active within the last half hour. */
    seen: count,
  }),
})
export type PeopleFigures = Static<typeof PeopleFigures>
