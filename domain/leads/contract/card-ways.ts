/** Where somebody handed their card. */
export const cardWays = ['booth', 'conversation', 'call', 'queue', 'scan', 'account'] as const
export type CardWay = (typeof cardWays)[number]
