import { matchPath } from 'react-router'
import { pageLinks } from '#domain/fairs/contract/links.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { paths } from '../screens.ts'

type HeaderButton = PublicFair['groupHeaderButton'][number]

const uses = (fair: PublicFair, module: 'jobs' | 'conferences') =>
  module === 'jobs' ? fair.isUsingJobModule : fair.isUsingConferenceModule

/** A button for a page that there is, of a module that the fair uses; other sites are taken at their word. */
export function leadsSomewhere(button: HeaderButton, fair: PublicFair): boolean {
  if (button.linkType !== 0) return true
  const [pathname = '/'] = button.link.split(/[?#]/)
  const module = pageLinks.find(page => page.link === pathname)?.module
  if (module && !uses(fair, module)) return false
  return Object.values(paths).some(path => matchPath({ path, caseSensitive: true }, pathname))
}
