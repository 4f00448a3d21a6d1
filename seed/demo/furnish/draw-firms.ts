import { type Brochure, brochuresOf } from '../brochures/choose.ts'
import { drawBrochure } from '../brochures/draw.ts'
import { drawLogo, drawPoster, drawStill } from '../drawing/pictures.ts'
import { demoFirms } from '../firms/all.ts'
import type { DemoFirm } from '../firms/firm.ts'

export type FirmFiles = {
  /** Its place among all firms: chance starts from it. */
  index: number
  logo: Buffer | null
  poster: Buffer | null
  still: Buffer | null
  brochures: (Brochure & { file: Buffer })[]
}

/** Half of the firms have uploaded a logo, half a poster, a quarter a film; the others rely on what is drawn. */
async function drawFirm(firm: DemoFirm, index: number): Promise<FirmFiles> {
  const brochures: FirmFiles['brochures'] = []
  for (const brochure of brochuresOf(firm, index))
    brochures.push({ ...brochure, file: await drawBrochure(firm, brochure) })
  return {
    index,
    logo: index % 2 === 0 ? await drawLogo(firm, index / 2) : null,
    poster: index % 4 < 2 ? await drawPoster(firm, index) : null,
    still: index % 4 === 0 ? await drawStill(firm, index) : null,
    brochures,
  }
}

/** Draws what all firms have uploaded, two at a time. */
export async function drawFirms(step: (what: string) => void): Promise<Map<string, FirmFiles>> {
  const drawn = new Map<string, FirmFiles>()
  const waiting = demoFirms.entries()
  const work = async () => {
    for (const [index, firm] of waiting) {
      drawn.set(firm.name, await drawFirm(firm, index))
      step(firm.name)
    }
  }
  await Promise.all([work(), work()])
  return drawn
}
