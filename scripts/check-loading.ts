import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'

/** Whether a page draws that it is waiting for what it asks the server, but not that it cannot have it. */
export const waitsForever = (text: string): boolean =>
  /<Skeleton\b/.test(text.replace(/fallback=\{<Skeleton\b/g, '')) &&
  /\buse(Infinite)?Query\(/.test(text) &&
  !/<(ErrorState|Failed|Outcome)\b|\bthrow \w+\.error\b/.test(text)

/** Pages on which somebody would wait for ever once a call has failed: `LoadState` draws both. */
export const checkLoading = (): string[] =>
  ['app', 'domain', 'platform']
    .flatMap(folder =>
      readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' }).map(path =>
        join(folder, path),
      ),
    )
    .filter(path => /\/web\/.*(?<!\.test)\.tsx$/.test(path))
    .filter(path => waitsForever(readFileSync(join(packageRoot, path), 'utf8')))
    .map(path => `${path}: waits for what it asks and does not say that it failed; draw a LoadState`)
