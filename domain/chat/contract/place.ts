/** Where a room is: of a fair, of one of its halls or booths, of a session, or of the team of one. */
export const placeKinds = ['lobby', 'hall', 'booth', 'session', 'team'] as const
export type PlaceKind = (typeof placeKinds)[number]
