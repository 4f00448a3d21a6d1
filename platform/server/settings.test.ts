import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from './database/package-root.ts'
import { readSettings, settingsTable } from './settings.ts'
import { temporaryFolder } from './testing/database.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder.remove())

const read = (env: Record<string, string>) => readSettings({ DATA_DIR: folder.path, ...env })
const secret = 'k3Jw9-xQ2fLr7vTz0bNm5cHs8dPy1gUa'
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://fair.example', APP_SECRET: secret }

describe('a wrong setting', () => {
  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PROCESSES', '0'],
    ['PROCESSES', '2'],
    ['PUBLIC_URL', 'fair.example'],
    ['PUBLIC_URL', 'ftp://fair.example'],
    ['DATABASE_URL', 'mysql://localhost/fair'],
    ['APP_SECRET', 'short'],
    ['APP_SECRET', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['DEMO', 'yes'],
    ['SMTP_URL', 'mail.example:587'],
    ['MAIL_FROM', 'one@fair.example, two@fair.example'],
    ['MAIL_FROM', 'nobody'],
    ['CAPTCHA', 'none'],
    ['CAPTCHA', 'recaptcha'],
    ['OIDC_ISSUER', 'login.example'],
    ['OIDC_ISSUER', 'https://login.example'],
    ['OIDC_NAME', 'A provider whose name is too long for a button'],
    ['TRUST_PROXY', 'all'],
    ['TRUST_PROXY', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['PASSWORD_MIN', '5'],
    ['LOGIN_FAILURES_PER_ADDRESS', '0'],
    ['REGISTRATIONS_PER_HOUR', '0'],
    ['STRICT_REGISTRATION', 'no'],
    ['STREAM_HOSTS', 'https://cdn.example/live'],
    ['RECORDING_QUOTA_MB', '0'],
  ])('of %s stops the start and is named: %s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name)
  })

  it('is told together with all others', () => {
    expect(() => read({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
  })
})

describe('in production', () => {
  it.each(['APP_SECRET', 'PUBLIC_URL'])('nothing starts without %s', name => {
    expect(() => read({ ...production, [name]: '' })).toThrow(name)
  })

  it('nothing starts without a captcha', () => {
    expect(() => read({ ...production, CAPTCHA: 'off' })).toThrow('CAPTCHA')
  })

  it('nobody signs on in the clear', () => {
    const signOn = { OIDC_CLIENT_ID: 'fair', OIDC_CLIENT_SECRET: 'secret', OIDC_NAME: 'School' }
    const from = (OIDC_ISSUER: string) => () => read({ ...production, ...signOn, OIDC_ISSUER })
    expect(from('http://login.example')).toThrow('OIDC_ISSUER')
    expect(from('https://login.example/realms/school/')().OIDC_ISSUER).toMatch(/school\/$/)
  })

  it('the demo is refused', () => {
    expect(read(production).DEMO).toBe(false)
    expect(() => read({ ...production, DEMO: '1' })).toThrow('DEMO=1')
  })
})

describe('the demo, whose passwords are published', () => {
  it('is there unasked where only this machine is served, which then nobody else reaches', () => {
    expect(read({})).toMatchObject({ DEMO: true, HOST: '127.0.0.1' })
    expect(read({ PUBLIC_URL: 'http://127.0.0.1:3000' }).DEMO).toBe(true)
    expect(read({ PUBLIC_URL: 'http://[::1]:3000' }).DEMO).toBe(true)
  })

  it.each(['https://fair.example', 'http://192.168.1.20:3000', 'http://localhost.fair.example'])(
    'is not there under %s, not even asked for',
    PUBLIC_URL => {
      expect(read({ PUBLIC_URL })).toMatchObject({ DEMO: false, HOST: '0.0.0.0' })
      expect(() => read({ PUBLIC_URL, DEMO: '1' })).toThrow('DEMO=1')
    },
  )

  it('goes into a database of one’s own only when asked for', () => {
    const DATABASE_URL = 'postgres://fair@localhost/fair'
    expect(read({ DATABASE_URL }).DEMO).toBe(false)
    expect(read({ DATABASE_URL, DEMO: '1' }).DEMO).toBe(true)
  })
})

it('the secret that is generated is one for this folder, long, kept, and for its owner alone', () => {
  const first = read({}).APP_SECRET
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(read({}).APP_SECRET).toBe(first)
  expect(statSync(join(folder.path, 'secret')).mode & 0o077).toBe(0)
})

it('the README knows every setting and its default', () => {
  const readme = readFileSync(join(packageRoot, 'README.md'), 'utf8')
  const rows = readme.split('\n').filter(line => /^\| `[A-Z]/.test(line))
  for (const [name, { fallback }] of Object.entries(settingsTable)) {
    const row = rows.find(line => line.includes(`\`${name}\``))
    expect(row, name).toBeDefined()
    if (fallback) expect(row, name).toContain(`\`${fallback}\``)
  }
})
