/**
 * One question answers all who wait for it. Whoever comes while one is under way waits for the next, so that none hears
 * of a time before they came.
 */
export function singleFlight<Answer>(question: () => Promise<Answer>): () => Promise<Answer> {
  let current: Promise<Answer> | null = null
  let next: Promise<Answer> | null = null
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
