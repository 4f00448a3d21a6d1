import sharp from 'sharp'
import { invalid } from '#platform/server/refusal.ts'

const pixelsMax = 40_000_000
const fullWidth = 2400
const thumbnailWidth = 480

sharp.concurrency(1)
// Every picture is read once: what was read is not kept in memory.
sharp.cache(false)

/** So many images are drawn at once: each may need a few hundred megabytes. */
const atOnce = 2
let drawing = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (drawing >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
  else drawing += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else drawing -= 1
  }
}

export type Variants = { full: Buffer; thumbnail: Buffer; width: number; height: number }

/** Turns an upload, its bytes or its path, into images of our own making. @throws 422 for one that is broken, too large, or not square where it must be. */
export const drawVariants = (bytes: Buffer | string, square: boolean): Promise<Variants> =>
  inTurn(() => draw(bytes, square))

async function draw(bytes: Buffer | string, square: boolean): Promise<Variants> {
  const source = () => sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' }).rotate()
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!metadata?.width || !metadata.height) throw invalid({ file: 'image_broken' })
  if (metadata.width * metadata.height > pixelsMax) throw invalid({ file: 'image_too_large' })
  if (square && Math.abs(metadata.width - metadata.height) > Math.max(1, metadata.width * 0.01))
    throw invalid({ file: 'logo_not_square' })
  try {
    const full = await source()
      .resize({ width: fullWidth, height: fullWidth, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    const thumbnail = await source()
      .resize({ width: thumbnailWidth, height: thumbnailWidth, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    return { full: full.data, thumbnail, width: full.info.width, height: full.info.height }
  } catch {
    throw invalid({ file: 'image_broken' })
  }
}
