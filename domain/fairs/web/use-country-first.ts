import { useFairs, useShownFair } from './fair-context.tsx'

/** Puts the fair's own country before the others: most of those who choose are from there. */
export function useCountryFirst() {
  const shown = useShownFair()
  const [first] = useFairs()
  const own = (shown ?? first)?.country
  return <Row extends { id: number }>(rows: readonly Row[]): Row[] => [
    ...rows.filter(({ id }) => id === own),
    ...rows.filter(({ id }) => id !== own),
  ]
}
