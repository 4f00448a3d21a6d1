/** What the hub has told of a topic; `data` is what was published, and names the topic. */
export type Update = { id: string; topic: string; type: string; data: unknown }

export type Listener = {
  update: (update: Update) => void
  /** Something may have been missed: once the topic is heard, and whenever the hub's history does not reach back. */
  resync: () => void
}

export type HubState = 'connected' | 'reconnecting' | 'offline'

/** An update as it came in; null for one that names no topic. */
export function updateOf({ id, event, data }: { id?: string; event?: string; data: string }): Update | null {
  try {
    const read: unknown = JSON.parse(data)
    if (typeof read !== 'object' || read === null || !('topic' in read)) return null
    const { topic } = read
    return typeof topic === 'string' ? { id: id ?? '', topic, type: event ?? 'message', data: read } : null
  } catch {
    return null
  }
}
