import { Type } from 'typebox'
import { defineEvent } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

const OfPlace = Type.Object({ place: Id })
const subjectOf = ({ place }: { place: number }) => `waiting_place:${place}`

/** Its visitor has become the first who waits. */
export const placeIsNext = defineEvent('place.next', OfPlace, subjectOf)

/** Its visitor is called. */
export const placeCalled = defineEvent('place.called', OfPlace, subjectOf)

/** Its visitor was called and did not come. */
export const placeMissed = defineEvent('place.missed', OfPlace, subjectOf)

/** The booth has closed its queue, or nobody of it was there any more. */
export const placeClosed = defineEvent('place.closed', OfPlace, subjectOf)

/** Its visitor has come, has given it back, or is called no more: nothing is asked of them. */
export const placeSettled = defineEvent('place.settled', OfPlace, subjectOf)
