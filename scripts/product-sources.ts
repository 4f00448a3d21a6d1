import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'

/** The sources of the product, without its tests and what they stand upon. */
export const productSources = () =>
  ['app', 'domain', 'platform']
    .flatMap(folder =>
      readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' }).map(path =>
        join(folder, path),
      ),
    )
    .filter(
      path =>
        /\.tsx?$/.test(path) &&
        !/\.test\.tsx?$|\/testing\/|^app\/server\/settings\/|\/matrix\/|\/hostile\/|\.d\.ts$/.test(path),
    )
    .map(path => ({ path, source: readFileSync(join(packageRoot, path), 'utf8') }))
