import type { presentationTypes } from '../../contract/presentation.ts'

/** What of the types takes place elsewhere, and so has an address. */
export const hasAddress = (type: (typeof presentationTypes)[number]) =>
  type === 'webinar' || type === 'livestream'
