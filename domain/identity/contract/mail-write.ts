type Values = Readonly<Record<string, string | number | boolean | undefined>>

/** What stands behind `?` of the page on which those whom a list finds, or some of them, are written to. */
export function mailWriteQuery(
  list: 'people' | 'exhibitors',
  narrowedBy: Values,
  chosen?: readonly (number | string)[],
): string {
  const asked = Object.entries(narrowedBy).flatMap(([name, value]): [string, string][] =>
    value === undefined || name === 'fair' ? [] : [[name, String(value)]],
  )
  const said = [['list', list], ...asked, ...(chosen ? [['chosen', chosen.join(',')]] : [])]
  return `?${said.map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
