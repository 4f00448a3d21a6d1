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
const besides = new Set<Listener>()

/** Says that something was done here. It never fails, and nothing waits for it. */
export function record(event: Recorded) {
  for (const other of besides) other(event)
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

/** Hears what is recorded from now on, beside whoever counts it: neither knows of the other. */
export function alsoHearRecords(next: Listener): () => void {
  besides.add(next)
  return () => besides.delete(next)
}
