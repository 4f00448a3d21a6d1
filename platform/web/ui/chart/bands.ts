export type Route = { from: string; to: string; value: number; text?: string | undefined }

type Place = { name: string; total: number; at: number; size: number }

const gap = 12
/** A label has room beside the smallest of them. */
const least = 20

/** Places of one side from the top down, each as high as all that starts or ends there. */
function placesOf(names: readonly string[], totals: ReadonlyMap<string, number>, scale: number): Place[] {
  let at = 0
  return names.map(name => {
    const total = totals.get(name) ?? 0
    const size = Math.max(least, total * scale)
    const place = { name, total, at, size }
    at += size + gap
    return place
  })
}

function totalsOf(routes: readonly Route[], side: 'from' | 'to') {
  const totals = new Map<string, number>()
  for (const route of routes) totals.set(route[side], (totals.get(route[side]) ?? 0) + route.value)
  return totals
}

const byTotal = (totals: ReadonlyMap<string, number>) =>
  [...totals.keys()].sort((a, b) => (totals.get(b) ?? 0) - (totals.get(a) ?? 0))

/** Where bands and their ends are drawn: the widest on top, none thinner than can be seen. */
export function bandsOf(routes: readonly Route[], room = 220) {
  const [from, to] = [totalsOf(routes, 'from'), totalsOf(routes, 'to')]
  const whole = Math.max(
    1,
    [...from.values()].reduce((sum, value) => sum + value, 0),
  )
  const scale = room / whole
  const left = placesOf(byTotal(from), from, scale)
  const right = placesOf(byTotal(to), to, scale)
  const free = new Map<string, number>([
    ...left.map(place => [`< ${place.name}`, place.at] as const),
    ...right.map(place => [`> ${place.name}`, place.at] as const),
  ])
  const take = (key: string, size: number) => {
    const at = free.get(key) ?? 0
    free.set(key, at + size)
    return at
  }
  const bands = routes.map(route => {
    const size = Math.max(1.5, route.value * scale)
    return { from: take(`< ${route.from}`, size), to: take(`> ${route.to}`, size), size }
  })
  const foot = (places: readonly Place[]) => Math.max(0, ...places.map(({ at, size }) => at + size))
  return { left, right, bands, height: Math.ceil(Math.max(foot(left), foot(right))) }
}
