import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Screen } from '#platform/web/screens/screen.ts'

const domains = join(import.meta.dirname, '../domain')

const faces = readdirSync(domains)
  .map(domain => join(domains, domain, 'web/index.ts'))
  .filter(existsSync)
  .map((face): Promise<{ screens: readonly Screen[] }> => import(face))

/** The pages of all domains, as `app/web/screens.ts` has them: that one only a bundler reads. */
export const screens = (await Promise.all(faces)).flatMap(face => face.screens)
