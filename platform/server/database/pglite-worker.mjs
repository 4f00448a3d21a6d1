// Plain JavaScript on purpose: a worker thread is started by file, in development as in production, and needs
// no transform this way. It speaks PostgreSQL's own wire protocol, so that one driver serves both databases.
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

const { directory, snapshot, engine } = workerData

const database = await PGlite.create({
  dataDir: directory ?? 'memory://',
  extensions: { unaccent, pg_trgm },
  pgliteWasmModule: engine,
  ...(snapshot ? { loadDataDir: new Blob([await readFile(snapshot)]) } : {}),
})

parentPort.on('message', async message => {
  try {
    if (message instanceof ArrayBuffer) await answer(new Uint8Array(message))
    else if (message === 'close') await close()
    else if (message === 'snapshot') await sendSnapshot()
  } catch (error) {
    parentPort.postMessage({ failed: String(error?.stack ?? error) })
  }
})
parentPort.postMessage('open')

async function answer(request) {
  const chunks = []
  let size = 0
  await database.execProtocolRawStream(request, {
    onRawData(bytes) {
      chunks.push(bytes.slice())
      size += bytes.length
    },
  })
  const reply = chunks.length === 1 ? chunks[0] : new Uint8Array(size)
  if (chunks.length !== 1) {
    let offset = 0
    for (const chunk of chunks) {
      reply.set(chunk, offset)
      offset += chunk.length
    }
  }
  parentPort.postMessage(reply.buffer, [reply.buffer])
}

async function sendSnapshot() {
  const file = await database.dumpDataDir('none')
  const bytes = await file.arrayBuffer()
  parentPort.postMessage({ snapshot: bytes }, [bytes])
}

async function close() {
  await database.close()
  parentPort.postMessage('closed')
  parentPort.close()
}
