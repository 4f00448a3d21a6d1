import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ PUBLIC_URL: 'https://fair.example' })
})
afterAll(() => platform.close())

describe('every answer', () => {
  it.each([
    '/api/countries',
    '/api/user/detail',
    '/api/nothing',
    '/nothing',
    '/media/x',
    '/health',
    '/api/docs',
    '/api/%ff',
    '/%E0%A4%A',
    `/api/countries/${'9'.repeat(300)}`,
  ])('%s carries what keeps browsers careful, and no word of what we are made of', async url => {
    const { headers, body } = await platform.app.inject({ url })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.server ?? headers['x-powered-by']).toBeUndefined()
    expect(body).not.toMatch(/node_modules|\bat .+\.(ts|js):\d+/)
  })

  it('of a call is kept by nobody, and differs by language and person', async () => {
    for (const url of ['/api/countries', '/api/fairs', '/api/user/detail']) {
      const { headers } = await platform.call('visitor1', { url })
      expect(headers['cache-control']).toBe('no-store')
      for (const name of ['Accept-Language', 'Authorization', 'Origin'])
        expect(String(headers.vary)).toContain(name)
    }
  })

  it('to what nobody foresaw says its number and nothing else', async () => {
    const own = platform.services.limiter
    const demand = () => Promise.reject(new TypeError('CANARY at /srv/app.ts:1 in select * from app_user'))
    platform.services.limiter = { ...own, consume: demand }
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: 'visitor1@small.test', password: 'Wrong-2026!' },
    })
    platform.services.limiter = own
    expect([answer.statusCode, Object.keys(answer.json()).sort(), answer.json().message_code]).toEqual([
      500,
      ['code', 'message', 'message_code'],
      'unexpected',
    ])
    expect(answer.body).not.toMatch(/CANARY|TypeError|select|app_user/)
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('takes no number for a request from outside', async () => {
    const { headers } = await platform.app.inject({ url: '/health', headers: { 'x-request-id': 'mine' } })
    expect(headers['x-request-id']).not.toBe('mine')
  })
})

describe('another site', () => {
  const from = (origin: string) => ({ origin, cookie: '__Secure-rt=x; rt=x', 'x-auth-mode': 'cookie' })

  it.each([
    'https://evil.test',
    'null',
    'https://fair.example.evil.test',
    'http://fair.example',
    'https://fair.example:8443',
  ])('%s uses nobody’s cookie and reads nothing', async origin => {
    for (const url of ['/api/token/refresh', '/api/logout']) {
      const answer = await platform.app.inject({ method: 'POST', url, headers: from(origin), payload: {} })
      expect(answer.statusCode, url).toBe(403)
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
    const read = await platform.app.inject({ url: '/api/countries', headers: { origin } })
    expect(read.headers['access-control-allow-origin']).toBeUndefined()
    const asked = await platform.app.inject({
      method: 'OPTIONS',
      url: '/api/countries',
      headers: { origin, 'access-control-request-method': 'PUT' },
    })
    expect(asked.statusCode).toBe(404)
  })

  it('cannot send a form that is taken for a call', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
      expect(
        (
          await platform.app.inject({
            method: 'POST',
            url: '/api/token/refresh',
            headers: { ...from('https://fair.example'), 'content-type': type },
            payload: '{}',
          })
        ).statusCode,
      ).toBe(415)
  })
})
