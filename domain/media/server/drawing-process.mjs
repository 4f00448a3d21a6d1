// One drawing from standard input to a PNG on standard output, as a process of its own: whoever waits can end it at any
// moment, which a thread that draws cannot be. Plain JavaScript: it runs from the sources and beside the bundle alike.
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const [side, density, pixels] = process.argv.slice(2).map(Number)

sharp.concurrency(1)
sharp.cache(false)
const drawing = await buffer(process.stdin)
const { width, height } = await sharp(drawing, { limitInputPixels: false }).metadata()
const scale = (72 * side) / Math.max(width, height)
// Larger than what is meant to be seen even at the coarsest: a size of its own for whoever reads the code it ends with.
if (scale < 1) process.exit(2)
process.stdout.write(
  await sharp(drawing, { density: Math.min(scale, density), limitInputPixels: pixels })
    .resize({ width: side, height: side, fit: 'inside' })
    .png()
    .toBuffer(),
)
