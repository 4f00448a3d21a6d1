/** What is counted, by the name of its resource, with its number in the tables. A booth’s poster and video have the booth’s id. */
export const countedTypes = {
  fairs: 1,
  fair_halls: 2,
  stands: 3,
  stand_resources: 4,
  stand_posters: 5,
  stand_videos: 6,
  firms: 7,
  conferences: 8,
  jobs: 9,
} as const
export type CountedType = keyof typeof countedTypes

/** What somebody does there. Of a stay and of what is played the value is in seconds. */
export const countedKinds = { view: 1, stay: 2, play: 3, download: 4, link: 5 } as const
export type CountedKind = keyof typeof countedKinds

/** Of one event; a page that is left open counts no further. */
export const secondsMost = 1800
/** Of one call. */
export const eventsMost = 50
/** Of fewer visitors nothing small is said: it could be of somebody. */
export const fewest = 5
/** What lies on a booth, or an offer, says something of each who took it; a booth does not. */
export const isSmall = (type: CountedType): boolean => small.has(type)
const small: ReadonlySet<CountedType> = new Set(['stand_resources', 'stand_posters', 'stand_videos', 'jobs'])
