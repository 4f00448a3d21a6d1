/** The states of a fair in their order; the ids are fixed. */
export const fairStatus = { preparation: 1, open: 2, finished: 3, closed: 4 } as const

export const fairStatusIds: readonly number[] = Object.values(fairStatus)

/** Visitors may enter: an open fair lives, a finished one shows its content without live contact. */
export const mayBeEntered = (statusId: number) =>
  statusId === fairStatus.open || statusId === fairStatus.finished

export const hasLiveContact = (statusId: number) => statusId === fairStatus.open

/** In preparation, with its homepage and its registration public: what is in it is not. */
export const isToCome = ({ status, isAnnounced }: { status: { id: number }; isAnnounced: boolean }) =>
  isAnnounced && status.id === fairStatus.preparation

/** Of a closed fair there is its homepage, and nothing else to visit. */
export const isClosed = (statusId: number) => statusId === fairStatus.closed
