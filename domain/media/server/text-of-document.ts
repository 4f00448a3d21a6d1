import { execFile } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fieldsIn } from '#platform/contract/record.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { Slots } from '#platform/server/slots.ts'

export type DocumentText = { pages: { page: number; text: string }[]; pageCount: number }

/** Of a document at most so much is read, and for so long; a longer one is found by its beginning. */
const pagesMost = 200
const pageLength = 20_000
const length = 500_000
/** Bytes of the files inside it. */
const attached = 3_000_000
const milliseconds = 20_000
/** In the background, where whoever waits for a page goes first. */
const unhurried = { milliseconds: 60_000, niceness: 10 }
/** Of its heap, and of all that the process holds: what is packed in a file may be a million times as long. */
const megabytes = 256
const residentMost = 400_000_000

const program = join(packageRoot, 'domain/media/server/document-process.mjs')
/** Who waits for a file that they import is not behind the brochures of a whole fair. */
const [background, foreground] = [new Slots(1), new Slots(1)]

/** Lines that came whole: the last of one that was ended may be cut off. */
const lines = (output: string): Record<string, unknown>[] =>
  output
    .split('\n')
    .slice(0, -1)
    .map(line => fieldsIn(JSON.parse(line)))

/**
 * What is written on the pages of a PDF, as far as it can be read in time: by a process that is ended then, has little memory
 * and knows no secret. A broken or locked one says nothing.
 */
export const textOfDocument = (bytes: Buffer): Promise<DocumentText> => background.use(() => readText(bytes))

/** Files of data that a PDF has inside, XML or JSON, as far as they can be read in time. */
export const attachmentsOfDocument = (bytes: Buffer): Promise<Buffer[]> =>
  foreground.use(async () =>
    (await read(bytes, attached, { mode: ['files'] })).flatMap(({ file }) =>
      typeof file === 'string' ? [Buffer.from(file, 'base64')] : [],
    ),
  )

/** One that has ended already needs no priority. */
function lower(pid: number | undefined, niceness: number) {
  try {
    if (pid && niceness) setPriority(pid, niceness)
  } catch {}
}

async function read(
  bytes: Buffer,
  most: number,
  {
    mode = [],
    limits = { milliseconds, niceness: 0 },
  }: { mode?: readonly string[]; limits?: typeof unhurried } = {},
): Promise<Record<string, unknown>[]> {
  const { PATH, HOME } = process.env
  const args = [
    `--max-old-space-size=${megabytes}`,
    program,
    // A file is held several times over.
    ...[pagesMost, pageLength, most, residentMost + 4 * bytes.length].map(String),
    ...mode,
  ]
  const work = promisify(execFile)(process.execPath, args, {
    env: { PATH, HOME },
    timeout: limits.milliseconds,
    killSignal: 'SIGKILL',
    maxBuffer: 8 * Math.max(length, attached),
  })
  lower(work.child.pid, limits.niceness)
  // Whoever ends early has not read everything.
  work.child.stdin?.on('error', () => {}).end(bytes)
  const output = await work.then(
    ({ stdout }) => stdout,
    error => String(fieldsIn(error).stdout ?? ''),
  )
  return lines(output)
}

async function readText(bytes: Buffer): Promise<DocumentText> {
  const told = await read(bytes, length, { limits: unhurried })
  const pages = told.flatMap(({ page, text }) =>
    typeof page === 'number' && typeof text === 'string' ? [{ page, text }] : [],
  )
  const pageCount = told.map(({ pages }) => pages).find(count => typeof count === 'number')
  return { pages, pageCount: typeof pageCount === 'number' ? pageCount : (pages.at(-1)?.page ?? 0) }
}
