import cluster from 'node:cluster'
import { readSettings } from '#platform/server/settings.ts'
import { openPlatform, openServices, type Pages, serve } from './open-platform.ts'
import { openWorkers } from './open-workers.ts'
import { startFailure } from './start-failure.ts'
import { stopOnSignals } from './stop-on-signals.ts'

type Env = Record<string, string | undefined>

/** Serves with as many processes as the settings say; ends this one, in words, where that is not possible. */
export async function startProcesses(env: Env, script: string, pages?: Pages | null): Promise<void> {
  try {
    if (cluster.isWorker) return await work(env, pages)
    const open =
      readSettings(env).PROCESSES > 1 ? () => openWorkers(env, script) : () => openPlatform(env, pages)
    const opening = open()
    // Before it says that it is open: from then on somebody may want it to stop.
    stopOnSignals(async () => (await opening).close())
    await opening
  } catch (error) {
    console.error(`\n  ${startFailure(error)}\n`)
    process.exit(1)
  }
}

/** One of several: everything that is done once is done by the process that started it, which also says when to stop. */
async function work(env: Env, pages?: Pages | null) {
  const { close } = await serve(await openServices(env), pages)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    close().finally(() => process.exit(0))
  }
  process.on('message', stop)
  // A terminal and a service manager send their signals to all at once.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
}
