import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { banner } from './banner.ts'
import { addressOf, openServices } from './open-platform.ts'
import { openForOperator } from './operator.ts'
import { prepare } from './prepare.ts'

type Env = Record<string, string | undefined>

/** Milliseconds before a process that ended is started anew: doubled while it ends soon after its start. */
const shortest = 100
const longest = 10_000
const soon = 60_000

/**
 * Prepares the database, then has `script` run in as many processes as the settings say, which take the connections
 * to one port in turn. One that ends is replaced. Resolves when all of them answer.
 * @throws when one of them cannot start at all; it has said why
 */
export async function openWorkers(
  env: Env,
  script: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const services = await openServices(env)
  const { settings, database, log } = services
  const workers = new Set<Worker>()
  let stopping = false

  const start = (pause: number): Worker => {
    const startedAt = Date.now()
    const worker = cluster.fork(env)
    workers.add(worker)
    worker.on('error', error => log.error({ error }, 'a server process does not hear'))
    worker.once('exit', (code, signal) => {
      workers.delete(worker)
      if (stopping) return
      log.error({ process: worker.process.pid, code, signal }, 'a server process has ended: started anew')
      const next = Date.now() - startedAt > soon ? shortest : Math.min(longest, pause * 2)
      setTimeout(() => stopping || start(next), pause).unref()
    })
    return worker
  }

  const stopWorkers = async () => {
    stopping = true
    const ended = [...workers].map(worker => once(worker, 'exit'))
    for (const worker of workers) worker.send('stop')
    await Promise.all(ended)
  }

  try {
    await prepare(services)
    cluster.setupPrimary({ exec: script, args: [] })
    const [port = settings.PORT] = await Promise.all(
      Array.from({ length: settings.PROCESSES }, () => portOf(start(shortest))),
    )
    const closeOperator = await openForOperator(services)
    const url = addressOf(settings, port)
    process.stdout.write(banner(url, settings, false))
    return {
      url,
      close: async () => {
        await closeOperator()
        await stopWorkers()
        await database.close()
      },
    }
  } catch (error) {
    await stopWorkers()
    await database.close()
    throw error
  }
}

/** Resolves with the port that it answers on. */
async function portOf(worker: Worker): Promise<number> {
  const ended = once(worker, 'exit').then(() => null)
  const port = await Promise.race([
    once(worker, 'listening').then(([address]) => Number(address.port)),
    ended,
  ])
  if (port === null) throw new Error('A server process could not be started.')
  return port
}
