import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encode } from 'uqr'

const width = 640
const height = 480
const [dark, light] = [16, 235]

/** What a camera sees before which a badge is held: uncompressed pictures (YUV4MPEG2). */
export function writeBadgeVideo(code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'verriere-badge-'))
  const path = join(folder, 'badge.y4m')
  const { data, size } = encode(code, { border: 4 })
  const module = Math.floor((height * 0.8) / size)
  const [left, top] = [Math.floor((width - size * module) / 2), Math.floor((height - size * module) / 2)]
  const picture = Buffer.alloc((width * height * 3) / 2, 128)
  picture.fill(120, 0, width * height)
  for (let y = 0; y < size * module; y += 1)
    for (let x = 0; x < size; x += 1) {
      const at = (top + y) * width + left + x * module
      picture.fill(data[Math.floor(y / module)]?.[x] ? dark : light, at, at + module)
    }
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420mpeg2\n`)
  writeFileSync(path, Buffer.concat([head, ...[0, 1].flatMap(() => [Buffer.from('FRAME\n'), picture])]))
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
