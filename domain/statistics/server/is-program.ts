import { isbot } from 'isbot'

/** Programs that read pages are no visitors. */
export const isProgram = (userAgent: string | undefined): boolean => isbot(userAgent ?? '')
