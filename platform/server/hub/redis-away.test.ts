import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { testPlatform } from '#app/server/testing/test-platform.ts'
import { eventStream } from '../testing/event-stream.ts'
import { hubPath } from './hub-path.ts'
import { publish } from './publish.ts'

it('a server whose Redis is away starts, tells everything, and ends', async () => {
  // Nobody answers on this port.
  const platform = await testPlatform({ REDIS_URL: 'redis://127.0.0.1:1' })
  await platform.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = platform.app.server.address() as AddressInfo
  const topic = `/users/${platform.seeded.people.visitor1.id}/notifications`
  const headers = await platform.hears('visitor1')
  const stream = await eventStream(`http://127.0.0.1:${port}${hubPath}?match=${topic}`, { headers })
  for (const data of ['1', '2']) {
    const [id] = await publish(platform.services.database.kysely, { topics: [topic], data })
    expect(await stream.next()).toEqual({ id, data })
  }
  stream.leave()
  await platform.close()
})
