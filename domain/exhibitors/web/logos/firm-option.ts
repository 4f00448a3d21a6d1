import type { Words } from '#platform/web/words/words.ts'
import type { LogoFirm } from '../../contract/logos.ts'

/** An exhibitor as one chooses it for a picture: with its booths, and whether its logo is replaced. */
export const firmOption = ({ id, name, booths, hasLogo }: LogoFirm, t: Words<'exhibitors'>) => ({
  id: String(id),
  label: name,
  hint: [booths.join(', '), hasLogo && t('logos.replaces')].filter(Boolean).join(' · '),
})
