import type { BoothConfiguration, BoothContent } from './configuration.ts'

/** The part of the configurator in which something is done. */
export type BoothPart =
  | 'shape'
  | 'people'
  | 'sign'
  | 'words'
  | 'poster'
  | 'video'
  | 'brochures'
  | 'visibility'

export type BoothStep = {
  id: 'logo' | 'words' | 'contact' | 'translations' | 'poster' | 'video' | 'brochures' | 'visible'
  part: BoothPart
  isDone: boolean
  /** Without these a booth is not complete; the others make it richer. */
  isNeeded: boolean
}

/** Formatted text without its tags. */
export const plainText = (html: string | null) =>
  (html ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .trim()

/** What makes a booth complete, in the order in which it is best done. */
export function boothSteps(
  content: BoothContent,
  booth: Pick<BoothConfiguration, 'fair' | 'firm' | 'people'>,
): BoothStep[] {
  const described = content.languages.filter(one => plainText(one.description))
  const step = (id: BoothStep['id'], part: BoothPart, isDone: boolean, isNeeded = false) => ({
    id,
    part,
    isDone,
    isNeeded,
  })
  return [
    step('logo', 'sign', Boolean(content.logo ?? booth.firm.logo), true),
    step(
      'words',
      'words',
      described.some(one => one.code === booth.fair.mainLanguage),
      true,
    ),
    step('contact', 'people', booth.people.length > 0, true),
    step('translations', 'words', described.length > 0 && described.length === content.languages.length),
    step('poster', 'poster', content.poster !== null),
    step('brochures', 'brochures', content.brochures.length > 0),
    step('video', 'video', content.video !== null),
    step('visible', 'visibility', content.isVisible),
  ]
}
