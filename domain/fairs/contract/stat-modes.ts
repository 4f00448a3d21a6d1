/** Whether visitors are counted after a yes, at once as audience measurement without consent, or never. */
export const statModes = ['ask', 'exempt', 'off'] as const
/** Months for which figures are kept at most; a fair may keep them for fewer. */
export const statMonthsMost = 25
export type StatMode = (typeof statModes)[number]
