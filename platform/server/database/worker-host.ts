import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { columnTypes } from './column-types.ts'
import { packageRoot } from './package-root.ts'
import { DatabaseUnavailable } from './problems.ts'
import type { Watchdog } from './watchdog.ts'
import { WireStream } from './wire-stream.ts'

export type WorkerStart = {
  /** Without a directory the database lives in memory. */
  directory?: string
  /** A data directory as a tar file, to start from. */
  snapshot?: string
}

export type WorkerHost = {
  client: pg.Client
  snapshot(): Promise<ArrayBuffer>
  close(): Promise<void>
  kill(): Promise<void>
}

const READY_FOR_QUERY = 0x5a

/** One PGlite in one thread, with the driver's client connected to it. */
export async function startWorker(
  start: WorkerStart,
  watchdog: Watchdog,
  onLost: (cause: Error) => void,
): Promise<WorkerHost> {
  const workerData = { ...start, engine: await compiledEngine() }
  const worker = new Worker(workerFile(), { workerData, execArgv: [] })
  const stream = new WireStream(request => {
    watchdog.asked()
    worker.postMessage(request, [request])
  })
  const client = new pg.Client({
    stream: () => stream,
    types: columnTypes,
    user: 'postgres',
    database: 'postgres',
    host: 'embedded',
    ssl: false,
  })
  const mailbox = new Map<string, (value: ArrayBuffer) => void>()
  let ending = false
  let lost: Error | undefined

  const lose = (cause: Error) => {
    if (ending || lost) return
    lost = cause
    watchdog.rest()
    stream.destroy(new DatabaseUnavailable('The embedded database stopped.', { cause }))
    void worker.terminate()
    onLost(cause)
  }

  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', code => reject(new Error(`The database thread ended with code ${code}.`)))
    worker.on('message', (message: unknown) => {
      if (message instanceof ArrayBuffer) {
        watchdog.answered()
        const reply = new Uint8Array(message)
        stream.answer(reply)
        // A panic, as when the journal cannot be written, ends the session without this last word.
        if (reply.at(-6) !== READY_FOR_QUERY) lose(new Error('The database ended its session.'))
      } else if (message === 'open') resolve()
      else if (message === 'closed') mailbox.get('closed')?.(new ArrayBuffer(0))
      else if (isRecord(message) && message.snapshot instanceof ArrayBuffer) {
        mailbox.get('snapshot')?.(message.snapshot)
      } else if (isRecord(message)) lose(new Error(String(message.failed)))
    })
  })
  worker.removeAllListeners('error').on('error', lose)
  worker
    .removeAllListeners('exit')
    .on('exit', code => lose(new Error(`The database thread ended (${code}).`)))
  client.on('error', lose)
  await client.connect()
  await client.query("set timezone to 'UTC'")

  const ask = (what: string, answer: string) =>
    new Promise<ArrayBuffer>(resolve => {
      mailbox.set(answer, resolve)
      worker.postMessage(what)
    })

  return {
    client,
    snapshot: () => ask('snapshot', 'snapshot'),
    async close() {
      if (lost || ending) return
      ending = true
      await client.end()
      await Promise.race([ask('close', 'closed'), new Promise(resolve => worker.once('exit', resolve))])
      watchdog.rest()
      await worker.terminate()
    },
    async kill() {
      lose(new Error('The database thread was ended.'))
      await worker.terminate()
    },
  }
}

let engine: Promise<unknown> | undefined

/** Compiled once a process, so that opening again after a loss is quick. */
function compiledEngine(): Promise<unknown> {
  const file = createRequire(join(packageRoot, 'package.json')).resolve('@electric-sql/pglite/pglite.wasm')
  // Node's types leave WebAssembly to those of the browser, which the server does not load.
  const { compile }: { compile(bytes: Uint8Array): Promise<unknown> } = Reflect.get(globalThis, 'WebAssembly')
  engine ??= readFile(file).then(compile)
  return engine
}

function workerFile(): string {
  const places = ['platform/server/database/pglite-worker.mjs', 'dist/server/pglite-worker.mjs']
  const found = places.map(place => join(packageRoot, place)).find(file => existsSync(file))
  if (!found) throw new Error(`The worker of the embedded database is missing: none of ${places.join(', ')}.`)
  return found
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
