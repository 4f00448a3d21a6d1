import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#platform/server/testing/free-port.ts'
import { killChild } from '#platform/server/testing/kill-child.ts'
import { appSecret } from '../app-secret.ts'
import { furnished } from '../furnished.ts'
import { type APIRequestContext, expect } from '../test.ts'

const root = join(import.meta.dirname, '../..')

/** The built product with a demo fair of its own, which may be killed and started anew. */
export async function ownServer(request: APIRequestContext, env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'verriere-restart-'))
  cpSync(furnished, folder, { recursive: true })
  // Another file's server may run beside it.
  const ownPort = await freePort()
  const url = `http://localhost:${ownPort}`
  let child: ChildProcess | undefined
  const kill = () => killChild(child)
  return {
    url,
    start: async () => {
      child = spawn(process.execPath, ['dist/server/main.js'], {
        cwd: root,
        stdio: 'ignore',
        env: {
          ...process.env,
          PORT: String(ownPort),
          HOST: '127.0.0.1',
          PUBLIC_URL: url,
          LOG_LEVEL: 'error',
          DRAW_AHEAD: '0',
          APP_SECRET: appSecret,
          DATA_DIR: folder,
          ...env,
        },
      })
      const started = child
      const isReady = async () => {
        if (started.exitCode !== null) throw new Error(`The server ended with ${started.exitCode}.`)
        return request.get(`${url}/ready`).then(
          answer => answer.ok(),
          () => false,
        )
      }
      await expect.poll(isReady, { timeout: 180_000 }).toBe(true)
    },
    kill,
    remove: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
