/** Who writes where: conversation uuid → person → until when. */
const writing = new Map<string, Map<number, ReturnType<typeof setTimeout>>>()
const watchers = new Set<() => void>()
let shown: ReadonlyMap<string, readonly number[]> = new Map()

/** Milliseconds for which somebody who was heard typing still writes. */
const lasts = 6_000

const tell = () => {
  shown = new Map([...writing].map(([conversation, people]) => [conversation, [...people.keys()]]))
  for (const watcher of watchers) watcher()
}

const stop = (conversation: string, person: number) => {
  const people = writing.get(conversation)
  clearTimeout(people?.get(person))
  if (people?.delete(person)) tell()
}

export const typingStore = {
  heard: (conversation: string, person: number) => {
    const people = writing.get(conversation) ?? new Map()
    writing.set(conversation, people)
    clearTimeout(people.get(person))
    people.set(
      person,
      setTimeout(() => stop(conversation, person), lasts),
    )
    tell()
  },
  /** What was written is there. */
  stopAll: (conversation: string) => {
    for (const person of writing.get(conversation)?.keys() ?? []) stop(conversation, person)
  },
  subscribe: (watcher: () => void) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
  now: () => shown,
}
