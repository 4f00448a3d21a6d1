import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const width = 320
const height = 180
const perSecond = 6
const frames = 12

/** What a camera shows that sees a bar move from left to right, as uncompressed pictures (YUV4MPEG2). */
export function writeSmallVideo() {
  const folder = mkdtempSync(join(tmpdir(), 'verriere-video-'))
  const path = join(folder, 'small.y4m')
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F${perSecond}:1 Ip A1:1 C420mpeg2\n`)
  const pictures = Array.from({ length: frames }, (_, number) => [Buffer.from('FRAME\n'), picture(number)])
  writeFileSync(path, Buffer.concat([head, ...pictures.flat()]))
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function picture(number: number): Buffer {
  const grey = Buffer.alloc((width * height * 3) / 2, 128)
  const bar = width / frames
  for (let line = 0; line < height; line += 1)
    grey.fill(235, line * width + Math.floor(number * bar), line * width + Math.floor((number + 1) * bar))
  return grey
}
