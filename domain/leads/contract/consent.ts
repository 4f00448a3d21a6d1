/** What somebody gives a firm in a fair: their name and details, and what they look at on its booths from then on. */
export const firmConsents = ['card', 'visits'] as const
export type FirmConsent = (typeof firmConsents)[number]

/** Where somebody handed their card. */
export const cardWays = ['booth', 'conversation', 'call', 'queue', 'scan', 'account'] as const
export type CardWay = (typeof cardWays)[number]
