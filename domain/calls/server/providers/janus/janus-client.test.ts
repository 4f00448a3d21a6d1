import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { JanusClient, type JanusMessage } from './janus-client.ts'

it('what comes of a request is heard, also where it overtakes the word that the request was', async () => {
  const engine = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: () => 'janus-protocol' })
  await once(engine, 'listening')
  engine.on('connection', socket =>
    socket.on('message', data => {
      const { transaction } = JSON.parse(String(data))
      const jsep = { type: 'answer', sdp: 'v=0' }
      for (const said of [{ janus: 'event', jsep }, { janus: 'ack' }])
        socket.send(JSON.stringify({ ...said, transaction }))
    }),
  )
  const heard: JanusMessage[] = []
  const url = `ws://127.0.0.1:${(engine.address() as AddressInfo).port}`
  const client = await JanusClient.open({
    url,
    secret: 's',
    hear: message => heard.push(message),
    closed: () => {},
  })
  try {
    expect((await client.ask({ janus: 'message' })).janus).toBe('ack')
    expect(heard.map(({ janus, jsep }) => [janus, jsep?.sdp])).toEqual([['event', 'v=0']])
  } finally {
    client.close()
    engine.close()
  }
})
