import sharp from 'sharp'
import { invalid } from '#platform/server/refusal.ts'
import { Slots } from '#platform/server/slots.ts'
import { pixelsOf } from './pixels-of-drawing.ts'

/** What a good camera makes. */
const pixelsMax = 64_000_000
const fullWidth = 2400
const thumbnailWidth = 480
const nothing = { r: 0, g: 0, b: 0, alpha: 0 }

sharp.concurrency(1)
// Every picture is read once: what was read is not kept in memory.
sharp.cache(false)

/** So many images are drawn at once: each may need a few hundred megabytes. */
const slots = new Slots(2)

export type Variants = { full: Buffer; thumbnail: Buffer; width: number; height: number }

/**
 * Turns an upload, its bytes or its path, into images of our own making. What is to be square stands whole in a square,
 * with nothing around it. @throws 422 for one that is broken or too large.
 */
export const drawVariants = async (
  bytes: Buffer | string,
  isSquare: boolean,
  isDrawing = false,
): Promise<Variants> => {
  const pixels = isDrawing ? await pixelsOf(bytes, pixelsMax) : bytes
  return slots.use(() => draw(pixels, isSquare))
}

/** Asks the head of an image alone, not its pixels. @throws 422 for one that is no image or too large */
export async function assertSize(bytes: Buffer | string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  if (!width || !height) throw invalid({ file: 'image_broken' })
  if (width * height > pixelsMax) throw invalid({ file: 'image_too_large' })
  return { width, height }
}

async function draw(bytes: Buffer | string, isSquare: boolean): Promise<Variants> {
  const { width, height } = await assertSize(bytes)
  const isPadded = isSquare && Math.abs(width - height) > Math.max(1, width * 0.01)
  const within = (most: number) => {
    const source = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' }).rotate()
    const side = Math.min(most, Math.max(width, height))
    return isPadded
      ? source.ensureAlpha().resize({ width: side, height: side, fit: 'contain', background: nothing })
      : source.resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
  }
  try {
    const full = await within(fullWidth).webp({ quality: 82 }).toBuffer({ resolveWithObject: true })
    const thumbnail = await within(thumbnailWidth).webp({ quality: 80 }).toBuffer()
    return { full: full.data, thumbnail, width: full.info.width, height: full.info.height }
  } catch {
    throw invalid({ file: 'image_broken' })
  }
}
