/** What is counted of a page; what its kinds and types are is known by whoever listens. */
export type Recorded = {
  /** In which fair it was done. */
  fairId: number
  type: string
  resourceType: string
  resourceId: number
  value?: number
}

type Listener = (event: Recorded) => void

/** What was done before somebody listened; a page that nobody listens to keeps no more. */
const most = 50
const waiting: Recorded[] = []
let listener: Listener | null = null

/** Says that something was done here. It never fails, and nothing waits for it. */
export function record(event: Recorded) {
  if (listener) listener(event)
  else if (waiting.length < most) waiting.push(event)
}

/** Hears what is recorded, first what was already. */
export function listenToRecords(next: Listener): () => void {
  listener = next
  for (const event of waiting.splice(0)) next(event)
  return () => {
    if (listener === next) listener = null
  }
}
