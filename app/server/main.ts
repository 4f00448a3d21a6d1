import { openPlatform } from './open-platform.ts'
import { stopOnSignals } from './stop-on-signals.ts'

try {
  const platform = await openPlatform(process.env)
  stopOnSignals(platform.close)
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
