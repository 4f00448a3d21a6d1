/** Topics by which a page says where it is: of the name `presence` that its reader takes part in a fair. */
const kinds: Readonly<Record<string, string>> = {
  presence: 'fair',
  walkers: 'lobby',
  fair: 'lobby',
  hall: 'hall',
  stand: 'stand',
}

export type ShownPlace = { kind: string; id: number }

/** Halls and booths of one stream, which is of all tabs of a browser: nobody walks in all of a fair at once. */
export const placesMost = 8

export function shownPlaces(topics: readonly string[]): ShownPlace[] {
  const shown = topics.flatMap(topic => {
    const [name = '', id] = topic.split(':')
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    return kind ? [{ kind, id: Number(id) }] : []
  })
  const isFair = ({ kind }: ShownPlace) => kind === 'fair' || kind === 'lobby'
  return [...shown.filter(isFair), ...shown.filter(one => !isFair(one)).slice(0, placesMost)]
}
