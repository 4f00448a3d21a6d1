import type { Face } from '#domain/scenes/web/use-face.ts'
import type { BoothStep } from '../../contract/checklist.ts'
import type { BoothConfiguration } from '../../contract/configuration.ts'
import type { BoothDraft } from './use-booth.ts'
import type { BoothLists } from './use-lists.ts'

/** What every part of the configurator works with. */
export type PartProps = {
  booth: BoothConfiguration
  draft: BoothDraft
  lists: BoothLists
  /** The language that is shown and edited. */
  language: string
  setLanguage: (code: string) => void
}

/** What both faces of the configurator work with, room and list. */
export type FaceProps = PartProps & { steps: readonly BoothStep[]; setFace: (face: Face) => void }
