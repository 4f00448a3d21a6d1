import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'

const KEPT = 3 * 3_600_000

/** One name for all processes of one run of the tests: they share a parent. */
export const testRun = process.env.TEST_RUN ?? `${process.ppid}`

export const testCache = join(packageRoot, '.cache', 'test')

export async function prepareTestCache(): Promise<void> {
  await mkdir(testCache, { recursive: true })
  for (const name of await readdir(testCache)) {
    const file = join(testCache, name)
    const found = await stat(file).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > KEPT) await rm(file, { recursive: true, force: true })
  }
}
