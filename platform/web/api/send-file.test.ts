import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendFile } from './send-file.ts'

/** The browser's request, as far as a sent file needs it; a test says what becomes of it. */
class Request {
  static last: Request
  upload: { onprogress?: (event: object) => void } = {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  status = 0
  responseText = ''
  sent: unknown = null
  headers: Record<string, string> = {}
  constructor() {
    Request.last = this
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader(name: string) {
    return name === 'retry-after' ? '9' : null
  }
  send(body: unknown) {
    this.sent = body
  }
}
beforeEach(() => void vi.stubGlobal('XMLHttpRequest', Request))
afterEach(() => void vi.unstubAllGlobals())

const body = new FormData()
const send = (onProgress: (percent: number) => void = () => {}) =>
  sendFile({ url: '/api/files', headers: { authorization: 'Bearer t' }, body, onProgress })

it('says how much has left, as far as that can be known', async () => {
  const percents: number[] = []
  void send(percent => percents.push(percent))
  const { upload, sent, headers } = Request.last
  upload.onprogress?.({ loaded: 1, total: 3, lengthComputable: true })
  upload.onprogress?.({ loaded: 2, total: 0, lengthComputable: false })
  upload.onprogress?.({ loaded: 3, total: 3, lengthComputable: true })
  expect(percents).toEqual([33, 100])
  expect([sent, headers]).toEqual([body, { authorization: 'Bearer t' }])
})

it('what the server refuses is its answer, with when to come back', async () => {
  const answer = send()
  Object.assign(Request.last, { status: 413, responseText: '{"code":413}' }).onload()
  const response = await answer
  expect([response.status, await response.json(), response.headers.get('retry-after')]).toEqual([
    413,
    { code: 413 },
    '9',
  ])
})

it('an answer without a body has none', async () => {
  const answer = send()
  Object.assign(Request.last, { status: 204 }).onload()
  expect((await answer).body).toBeNull()
})

it.each(['onerror', 'onabort'] as const)('a connection that ends by %s was no answer', async end => {
  const answer = send()
  Request.last[end]()
  await expect(answer).rejects.toThrow('not reached')
})
