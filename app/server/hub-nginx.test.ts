import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { hubPath } from '#platform/server/hub/hub-path.ts'
import { eventStream } from '#platform/server/testing/event-stream.ts'
import { freePort } from '#platform/server/testing/free-port.ts'
import { publisher, publisherEnv } from './testing/publisher.ts'
import { type TestPlatform, testPlatform } from './testing/test-platform.ts'

function hasNginx() {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    console.warn('nginx is not installed: streams through it are not tested.')
    return false
  }
}

describe.runIf(hasNginx())('behind the nginx of the deployment guide, without its certificate', () => {
  let platform: TestPlatform
  let folder: string
  let url: string
  let nginx: ReturnType<typeof spawn>
  beforeAll(async () => {
    platform = await testPlatform({ ...publisherEnv, TRUST_PROXY: '1' })
    await platform.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = platform.app.server.address() as AddressInfo
    folder = await mkdtemp(join(tmpdir(), 'verriere-nginx-'))
    await mkdir(join(folder, 'tmp'))
    const [front, other] = [await freePort(), await freePort()]
    url = `http://127.0.0.1:${front}`
    const guide = (await readFile(join(packageRoot, 'deploy/nginx.conf'), 'utf8'))
      .replace('listen 443 ssl http2', `listen 127.0.0.1:${front}`)
      .replace('listen 80;', `listen 127.0.0.1:${other};`)
      .replace(/^ *ssl_.*\n/gm, '')
      .replace('127.0.0.1:3001', `127.0.0.1:${port}`)
      .replace(/^ *server 127\.0\.0\.1:3002;\n/m, '')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map(name => `${name}_temp_path tmp/${name};`)
      .join(' ')
    await writeFile(
      join(folder, 'nginx.conf'),
      `daemon off; pid tmp/pid; error_log stderr warn; events {} http { access_log off; ${temporary}\n${guide}\n}`,
    )
    nginx = spawn('nginx', ['-p', `${folder}/`, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  })
  afterAll(async () => {
    if (nginx.kill('SIGTERM')) await once(nginx, 'exit')
    await platform.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('an update is heard as it comes, and what was missed when somebody comes back', async () => {
    await expect
      .poll(
        () =>
          fetch(`${url}/health`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 30_000 },
      )
      .toBe(200)
    const from = await publisher()
    const stream = await eventStream(`${url}${hubPath}?match=books`, { headers: from.bearer })
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream')
    const first = await from.publish(url, 'books', '1')
    // The next is sent only once this one was heard.
    expect(await stream.next()).toEqual({ id: first, data: '1' })
    const second = await from.publish(url, 'books', '2')
    expect(await stream.next()).toEqual({ id: second, data: '2' })
    stream.leave()
    const again = await eventStream(`${url}${hubPath}?match=books`, {
      headers: { ...from.bearer, 'last-event-id': first },
    })
    expect(again.response.headers.get('mercure-last-event-id')).toBe(first)
    expect(await again.next()).toEqual({ id: second, data: '2' })
    again.leave()
  })
})
