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

/** A path of our own: from one slash on, without what browsers or routers would read as another host. */
const ownPath = /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/
/** An empty or dotted segment before the query: taken away by some reader, it lets two slashes meet. */
const slippery = /^[^?#]*\/(?:\.|%2e)*\//i

/** Where a person may be sent after logging in: never to another site. */
export function safePath(wish: unknown): string | null {
  if (typeof wish !== 'string' || wish.length > 500) return null
  return ownPath.test(wish) && !slippery.test(wish) ? wish : null
}
