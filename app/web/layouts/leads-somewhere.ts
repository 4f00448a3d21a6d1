import { matchPath } from 'react-router'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { paths } from '../screens.ts'

type HeaderButton = PublicFair['groupHeaderButton'][number]

const known = new Map<string, boolean>()
/** Organizers write these addresses: remembered up to here. */
const most = 1000

/** Whether a page has this address. */
function isPage(pathname: string): boolean {
  const seen = known.get(pathname)
  if (seen !== undefined) return seen
  const found = Object.values(paths).some(path => matchPath({ path, caseSensitive: true }, pathname))
  if (known.size < most) known.set(pathname, found)
  return found
}

/** A button for a page that there is; other sites are taken at their word. */
export function leadsSomewhere(button: HeaderButton): boolean {
  if (button.linkType !== 0) return true
  const [pathname = '/'] = button.link.split(/[?#]/)
  return isPage(pathname)
}
