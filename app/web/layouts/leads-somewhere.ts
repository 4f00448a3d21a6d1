import { matchPath } from 'react-router'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { jobPaths } from '#domain/jobs/contract/paths.ts'
import { paths } from '../screens.ts'

type HeaderButton = PublicFair['groupHeaderButton'][number]
type Modules = Pick<PublicFair, 'isUsingJobModule'>

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

/** Pages of a module, of which there are none in a fair that does without it. */
const ofModules: readonly { path: string; isOn: (fair: Modules) => boolean }[] = [
  { path: jobPaths.jobsList, isOn: fair => fair.isUsingJobModule },
]

/** A button for a page that there is in this fair; other sites are taken at their word. */
export function leadsSomewhere(button: HeaderButton, fair: Modules): boolean {
  if (button.linkType !== 0) return true
  const [pathname = '/'] = button.link.split(/[?#]/)
  return isPage(pathname) && ofModules.every(({ path, isOn }) => path !== pathname || isOn(fair))
}
