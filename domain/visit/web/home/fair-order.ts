import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'

const states = [2, 1, 3, 4]

/** The fairs as somebody who arrives looks for them: what is open, what is coming, what is over. */
export const inOrder = (fairs: readonly PublicFair[]) =>
  [...fairs].sort((a, b) => states.indexOf(a.status.id) - states.indexOf(b.status.id))
