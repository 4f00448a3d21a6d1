import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'

/** Lines that declare `audit: 'never'` and give no reason beside it. */
export const withoutReason = (text: string): string[] =>
  text.split('\n').filter(line => /\baudit: 'never'/.test(line) && !/\/\/ \S/.test(line))

/** Calls that leave no row in the audit log and do not say why. */
export const checkAudit = (): string[] =>
  ['domain', 'platform']
    .flatMap(folder =>
      readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' }).map(path =>
        join(folder, path),
      ),
    )
    .filter(path => /\/contract\/.*\.ts$/.test(path))
    .filter(path => withoutReason(readFileSync(join(packageRoot, path), 'utf8')).length)
    .map(path => `${path}: a call declares audit never and does not say why beside it`)
