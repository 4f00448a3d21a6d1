import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fieldsIn } from '#platform/contract/record.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { invalid } from '#platform/server/refusal.ts'
import { Slots } from '#platform/server/slots.ts'
import { assertPlainDrawing } from './drawings.ts'

/** Longest side of a drawing, how finely it is drawn at most, and how long that may take. */
const side = 1200
const densityMax = 10_000
const milliseconds = 10_000
const tooCoarse = 2

const program = join(packageRoot, 'domain/media/server/drawing-process.mjs')
/** Apart from photographs: whoever sends drawings that take long keeps none of those waiting. */
const slots = new Slots(1)

/**
 * A drawing as pixels, as large as a logo is shown. A few hundred bytes can ask for years of work, and nothing ends a
 * thread that draws: it is done by a process that is ended in time, and that knows no secret. @throws 422
 */
export const pixelsOf = async (source: Buffer | string, pixelsMax: number): Promise<Buffer> => {
  const drawing = assertPlainDrawing(Buffer.isBuffer(source) ? source : await readFile(source))
  return slots.use(() => drawn(drawing, pixelsMax))
}

async function drawn(drawing: Buffer, pixelsMax: number): Promise<Buffer> {
  const { PATH, HOME } = process.env
  const work = promisify(execFile)(process.execPath, [program, side, densityMax, pixelsMax].map(String), {
    encoding: 'buffer',
    env: { PATH, HOME },
    timeout: milliseconds,
    killSignal: 'SIGKILL',
    maxBuffer: pixelsMax,
  })
  // Whoever ends early has not read everything.
  work.child.stdin?.on('error', () => {}).end(drawing)
  try {
    return (await work).stdout
  } catch (error) {
    const { killed, code } = fieldsIn(error)
    throw invalid({ file: killed || code === tooCoarse ? 'image_too_large' : 'image_broken' })
  }
}
