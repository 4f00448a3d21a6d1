import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { port } from './ports.ts'

/** Where `scripts/serve-for-tests.mjs` leaves the demo fair as it is before anybody has come. */
export const furnished = join(tmpdir(), `verriere-furnished-${port}`)
