/**
 * One question answers all who wait for it. Whoever comes while one is under way waits for the next, so that none hears
 * of a time before they came.
 */
export function singleFlight<Result>(question: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<Result> | null = null
  let next: Promise<Result> | null = null
  const ask = () => {
    next = null
    const asked = question()
    current = asked
    const end = () => {
      if (current === asked) current = null
    }
    asked.then(end, end)
    return asked
  }
  return () => {
    if (!current) return ask()
    next ??= current.then(ask, ask)
    return next
  }
}

/** The same for many questions, each known by its key as long as somebody waits for its answer. */
export function singleFlights<Result>(): (key: string, question: () => Promise<Result>) => Promise<Result> {
  const flights = new Map<string, { ask: () => Promise<Result>; waiting: number }>()
  return async (key, question) => {
    const flight = flights.get(key) ?? { ask: singleFlight(question), waiting: 0 }
    flights.set(key, flight)
    flight.waiting += 1
    try {
      return await flight.ask()
    } finally {
      flight.waiting -= 1
      if (!flight.waiting) flights.delete(key)
    }
  }
}
