import { openPlatform } from './open-platform.ts'

try {
  const platform = await openPlatform(process.env)
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) process.exit(1)
    stopping = true
    // Whoever is still connected after this is cut off: a stop has to end.
    setTimeout(() => process.exit(0), 12_000).unref()
    process.stdout.write(`\n  ${signal}: closing …\n`)
    platform.close().then(
      () => process.exit(0),
      error => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
