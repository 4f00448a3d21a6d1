import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The clock of a server of a test’s own, which goes on by days, or parts of one, while it runs. */
export function ownClock() {
  const folder = mkdtempSync(join(tmpdir(), 'verriere-clock-'))
  const file = join(folder, 'ahead')
  const goOn = (days: number) => writeFileSync(file, String(days * 86_400_000))
  goOn(0)
  return {
    env: {
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'own-clock.mjs')).href}`,
      CLOCK_AHEAD: file,
    },
    goOn,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
