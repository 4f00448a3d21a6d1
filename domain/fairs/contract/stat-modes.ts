/** Whether visitors are counted after a yes, at once as audience measurement without consent, or never. */
export const statModes = ['ask', 'exempt', 'off'] as const
export type StatMode = (typeof statModes)[number]
