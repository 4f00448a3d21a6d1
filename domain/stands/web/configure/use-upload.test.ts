import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageWith } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useUpload } from './use-upload.ts'

/** Requests of the browser, in their order; a test says how far they are and what they come to. */
class Request {
  static all: Request[] = []
  upload: { onprogress?: (event: object) => void } = {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  status = 0
  responseText = ''
  url = ''
  constructor() {
    Request.all.push(this)
  }
  open(_method: string, url: string) {
    this.url = url
  }
  setRequestHeader() {}
  getResponseHeader() {
    return null
  }
  send() {}
  tell(percent: number) {
    this.upload.onprogress?.({ loaded: percent, total: 100, lengthComputable: true })
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) }).onload()
  }
}
beforeEach(() => {
  Request.all = []
  vi.stubGlobal('XMLHttpRequest', Request)
})
afterEach(() => void vi.unstubAllGlobals())

async function open() {
  const upload = await renderHook(() => useUpload(4, 'brochure'), pageWith().around)
  const results: unknown[] = []
  const send = (name: string) =>
    upload.act(() => void upload.now.send(new File(['x'], name)).then(sent => results.push(sent)))
  const on = (at: number, what: (request: Request) => void) =>
    upload.act(() => {
      const request = Request.all[at]
      if (request) what(request)
    })
  return { upload, send, on, results }
}

it('says how far all files are together, and nothing once none is under way', async () => {
  const { upload, send, on, results } = await open()
  await send('a.pdf')
  await send('b.pdf')
  expect(Request.all.map(({ url }) => url)).toEqual(Array(2).fill('/api/stands/4/files?use=brochure'))
  await on(0, request => request.tell(80))
  await on(1, request => request.tell(20))
  expect(upload.now.progress).toBe(50)
  await on(0, request => request.answer(201, { id: 1 }))
  expect(upload.now.progress).toBe(20)
  await on(1, request => request.answer(201, { id: 2 }))
  expect(upload.now.progress).toBeUndefined()
  expect(results).toEqual([{ id: 1 }, { id: 2 }])
})

it('a refused file says what is wrong with it, and gives none', async () => {
  const { upload, send, on, results } = await open()
  await send('a.exe')
  await on(0, request =>
    request.answer(415, { code: 415, message_code: 'invalid', errors: { file: ['file_kind'] } }),
  )
  expect(results).toEqual([null])
  expect(upload.now).toMatchObject({ problem: 'file_kind', progress: undefined })
  await send('a.pdf')
  expect(upload.now.problem).toBeUndefined()
})

it('a lost connection is said, and the file can be sent again', async () => {
  const { upload, send, on, results } = await open()
  await send('a.pdf')
  await on(0, request => request.onerror())
  expect([results, upload.now.problem]).toEqual([[null], 'offline'])
})
