/** Topics by which a page says where it is: of the name `presence` that its reader takes part in a fair. */
const kinds: Readonly<Record<string, string>> = {
  presence: 'fair',
  walkers: 'lobby',
  fair: 'lobby',
  hall: 'hall',
  stand: 'stand',
}

export type ShownPlace = { kind: string; id: number }

export const shownPlaces = (topics: readonly string[]): ShownPlace[] =>
  topics.flatMap(topic => {
    const [name = '', id] = topic.split(':')
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    return kind ? [{ kind, id: Number(id) }] : []
  })
