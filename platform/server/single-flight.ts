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
