/** The states of a fair in their order; the ids are fixed. */
export const fairStatus = { preparation: 1, open: 2, finished: 3, closed: 4 } as const

export const fairStatusIds: readonly number[] = Object.values(fairStatus)

/** Visitors may enter: an open fair lives, a finished one shows its content without live contact. */
export const mayBeEntered = (statusId: number) =>
  statusId === fairStatus.open || statusId === fairStatus.finished

export const hasLiveContact = (statusId: number) => statusId === fairStatus.open

/** Of a closed fair there is its homepage, and nothing else to visit. */
export const isClosed = (statusId: number) => statusId === fairStatus.closed
