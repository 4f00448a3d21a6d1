/** A domain's pages: screen name → path, `/stand/visit/:id?`. The name is the route's name everywhere. */
export type Paths = Readonly<Record<string, string>>

type Param = string | number | null | undefined

/**
 * The address of a page: parameters filled in, optional ones without a value left out, under the fair's slug
 * where one is given.
 * @throws when a required parameter has no value.
 */
export function hrefOf(
  path: string,
  params: Readonly<Record<string, Param>> = {},
  salon?: string | null,
): string {
  const filled = path
    .split('/')
    .flatMap(segment => {
      const name = /^:(\w+)(\?)?$/.exec(segment)
      if (!name?.[1]) return [segment]
      const value = params[name[1]]
      if (value !== undefined && value !== null && value !== '') return [encodeURIComponent(String(value))]
      if (name[2]) return []
      throw new Error(`The path ${path} needs "${name[1]}".`)
    })
    .join('/')
  const prefixed = salon ? `/${salon}${filled === '/' ? '' : filled}` : filled
  return prefixed || '/'
}

/** Where a person may be sent after logging in: a path of our own, never another site. */
export function safePath(wish: unknown): string | null {
  if (typeof wish !== 'string' || wish.length > 500) return null
  return /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(wish) ? wish : null
}
