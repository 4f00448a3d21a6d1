import { openPlatform } from './open-platform.ts'
import { startFailure } from './start-failure.ts'
import { stopOnSignals } from './stop-on-signals.ts'

try {
  const platform = await openPlatform(process.env)
  stopOnSignals(platform.close)
} catch (error) {
  console.error(`\n  ${startFailure(error)}\n`)
  process.exit(1)
}
