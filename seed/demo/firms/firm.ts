import type { BoothStyle, MarkShape } from '#domain/scenes/contract/scene.ts'

/** What a firm says of itself in one language. */
export type FirmWords = { slogan: string; text: string }

/** An invented exhibitor. Any likeness is chance; its addresses end in `.example`, which nobody can own. */
export type DemoFirm = {
  name: string
  town: string
  /** ISO code of its country; France when it is not said. */
  country?: string
  /** Code of a firm type; a company when it is not said. */
  type?: string
  /** Codes of its sectors, the first one first. */
  sectors: [string, ...string[]]
  color: string
  shape: MarkShape
  style: BoothStyle
  words: { fr: FirmWords; en: FirmWords; de?: FirmWords; nl?: FirmWords }
}
