import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { freePort } from '#platform/server/testing/free-port.ts'
import { atMost, median, plain } from './figure.ts'
import { serve } from './product.ts'
import type { Group } from './results.ts'

/** `npm start` on a tree and a database that have not changed, until the server is ready. */
export async function secondStart(): Promise<Group> {
  const folder = await mkdtemp(join(tmpdir(), 'verriere-start-'))
  const start = async () => {
    const port = await freePort()
    const began = Date.now()
    const served = await serve(
      process.execPath,
      [join(packageRoot, 'scripts/start.mjs')],
      `http://localhost:${port}`,
      '/ready',
      {
        PORT: String(port),
        DATA_DIR: folder,
      },
    )
    const seconds = (Date.now() - began) / 1000
    await served.stop()
    return seconds
  }
  try {
    await start()
    const seen = [await start(), await start(), await start()]
    return {
      title: 'A second start',
      how: 'Seconds from `npm start` (its script) until the server is ready, embedded database with the demo fair; the median of three.',
      figures: [atMost('seconds', median(seen), 3, plain('s', 1))],
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
