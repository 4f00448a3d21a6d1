import type { HomepageContent } from '#domain/fairs/contract/homepage.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { fairStatus, mayBeEntered } from '#domain/fairs/contract/statuses.ts'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'

export type Way = { id: 'own' | 'enter' | 'look_back' | 'prepare' | 'login'; link: string; label?: string }

const leadsInside = (link: string) => /^\/(fair\/visit|stand\/visit)(\/|$|\?)/.test(link)

/** The one next step: what the organizers chose, else into the fair; a login where that is what is missing. */
export function nextStep(
  fair: Pick<PublicFair, 'status' | 'isPublicAccess'>,
  content: HomepageContent,
  isKnown: boolean,
): Way | null {
  const status = fair.status.id
  const { buttonLabel: label, buttonLink: link } = content
  const own: Way | null = label && link ? { id: 'own', link, label } : null
  const target = own?.link ?? visitPaths.fairVisitLobby
  if (own && !leadsInside(target)) return own
  if (!mayBeEntered(status)) {
    // Those who see a fair in preparation prepare it.
    return status === fairStatus.preparation && isKnown ? { id: 'prepare', link: target } : null
  }
  if (!fair.isPublicAccess && !isKnown) return { id: 'login', link: target }
  if (status === fairStatus.finished) return { id: 'look_back', link: target }
  return own ?? { id: 'enter', link: target }
}
