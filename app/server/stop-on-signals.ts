const timeout = 12_000

/** Ends the process in order at the first signal, at once at the second. */
export function stopOnSignals(close: () => Promise<void>) {
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) process.exit(1)
    stopping = true
    // Whoever is still connected after this is cut off: a stop has to end.
    setTimeout(() => process.exit(0), timeout).unref()
    process.stdout.write(`\n  ${signal}: closing …\n`)
    close().then(
      () => process.exit(0),
      error => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))
}
