/** Where the triggers of the tables say what has changed. */
export const changesChannel = 'changed'

/** Said when changes may have been missed: everything that is open asks again. */
export const everything = '*'

export type HearChange = (topic: string) => void

/** Whoever wants to hear of changes. */
export class ChangeListeners {
  readonly #all = new Set<HearChange>()

  add(hear: HearChange): () => void {
    this.#all.add(hear)
    return () => void this.#all.delete(hear)
  }

  tell(topic: string) {
    for (const hear of this.#all) hear(topic)
  }
}
