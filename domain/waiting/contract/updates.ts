import type { OwnPlace } from './place.ts'

/** Where somebody hears of their places, on all their pages. */
export const placeTopic = (userId: number) => `/users/${userId}/queue`

/** What has become of a place, or of its number. `next`: one has become the first who waits; `reason`: what they want to talk about. */
export type PlaceUpdate = {
  topic: string
  change: 'taken' | 'reason' | 'moved' | 'next' | 'called' | 'talking' | 'ended'
  place: OwnPlace
}
