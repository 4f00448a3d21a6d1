import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createLocalJWKSet } from 'jose'
import { hubUrl } from './hub/hub-path.ts'
import { readKeySet } from './hub/key-set.ts'
import { senderOf } from './mail/mail-address.ts'

/** One row of the README's table: what it is called, what it is for, what it may be. */
type Setting<T> = { fallback: string; help: string; read: (raw: string) => T }

class SettingError extends Error {}

const port = (raw: string) => {
  const value = Number(raw)
  if (!Number.isInteger(value) || value < 0 || value > 65535) throw new SettingError('a port from 0 to 65535')
  return value
}
const most = (raw: string) => {
  const number = Number(raw)
  if (!Number.isInteger(number) || number < 1 || number > 10_000)
    throw new SettingError('a whole number from 1 to 10000')
  return number
}

const megabytes = (raw: string) => {
  const number = Number(raw)
  if (!Number.isInteger(number) || number < 1) throw new SettingError('a whole number from 1')
  return number
}

const flag = (raw: string) => {
  if (!/^[01]$/.test(raw)) throw new SettingError('0 or 1')
  return raw === '1'
}
const oneOf =
  <const V extends string>(...values: V[]) =>
  (raw: string): V => {
    const found = values.find(value => value === raw)
    if (!found) throw new SettingError(`one of ${values.join(', ')}`)
    return found
  }
const url =
  (...protocols: string[]) =>
  (raw: string): string => {
    if (raw === '') return ''
    const protocol = URL.canParse(raw) ? new URL(raw).protocol : ''
    if (!protocols.includes(protocol))
      throw new SettingError(`an address that starts with ${protocols.map(one => `${one}//`).join(' or ')}`)
    return raw.replace(/\/+$/, '')
  }
const storage = (raw: string): string => {
  const address = url('http:', 'https:')(raw)
  const { username, password, pathname } = new URL(address || 'https://key:secret@host/bucket')
  if (!username || !password || pathname === '/')
    throw new SettingError('an address with key, secret and bucket: https://KEY:SECRET@host/bucket')
  return address
}
/** As the provider writes it: a slash at its end is part of an issuer's name. */
const issuer = (raw: string): string => {
  url('http:', 'https:')(raw)
  return raw
}
const text = (raw: string) => raw
const line = (max: number) => (raw: string) => {
  if (raw.length > max) throw new SettingError(`at most ${max} characters`)
  return raw
}
/** One address or several of those who may call from a browser: https://one.example https://two.example */
const origins = (raw: string): string[] => {
  const all = raw.split(/[\s,]+/).filter(Boolean)
  if (!all.every(one => URL.canParse(one) && new URL(one).origin === one))
    throw new SettingError('origins, e.g. https://www.fair.example')
  return all
}
/** Hosts that the server may call, as origins: a name alone is meant over https, http is only where it is written. */
const calledHosts = (raw: string): string[] =>
  raw
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(one => {
      const address = one.includes('://') ? one : `https://${one}`
      const origin = URL.canParse(address) ? new URL(address).origin : 'null'
      const isOrigin = /^https?:\/\/[^/?#@\\*]+$/i.test(address) && origin !== 'null'
      if (!isOrigin) throw new SettingError('hosts such as hooks.example or https://hooks.example:8443')
      return origin
    })
/** A secret that both sides know, or the public keys of those who sign. */
const verificationKey = (raw: string): string => {
  const isSet = raw.startsWith('{')
  if (raw && !isSet && weak(raw)) throw new SettingError('at least 32 random characters, or a JWK Set')
  if (isSet && !isKeySet(raw)) throw new SettingError('a JWK Set of public keys, as JSON')
  return raw
}
const isKeySet = (text: string): boolean => {
  try {
    createLocalJWKSet(readKeySet(text))
    return true
  } catch {
    return false
  }
}
/** The ways to one TURN server, or to several: turn:turn.example:3478?transport=udp turns:turn.example:5349 */
const turnServers = (raw: string): string[] => {
  const all = raw.split(/[\s,]+/).filter(Boolean)
  const isServer = (one: string) => /^turns?:[A-Za-z0-9.-]+(:\d{1,5})?(\?transport=(udp|tcp))?$/.test(one)
  if (!all.every(isServer)) throw new SettingError('addresses such as turn:turn.example:3478?transport=udp')
  return all
}
const sender = (raw: string) => {
  try {
    senderOf(raw)
  } catch {
    throw new SettingError('one address, e.g. "Verrière <no-reply@fair.example>"')
  }
  return raw
}

export const settingsTable = {
  PORT: { fallback: '3000', help: 'Port that the server listens on.', read: port },
  HOST: {
    fallback: '',
    help: 'Address that the server listens on. Unset: 127.0.0.1 where PUBLIC_URL is of this machine and it is not production, else 0.0.0.0.',
    read: text,
  },
  PROCESSES: {
    fallback: '1',
    help: 'Server processes that share the port, on PostgreSQL; one a core. One that ends is replaced.',
    read: (raw: string) => {
      const count = Number(raw)
      if (!Number.isInteger(count) || count < 1 || count > 64)
        throw new SettingError('a whole number from 1 to 64')
      return count
    },
  },
  PUBLIC_URL: {
    fallback: '',
    help: 'Address under which people reach it, used in e-mails and for the origin check. Unset: `http://localhost:PORT`.',
    read: url('http:', 'https:'),
  },
  DATA_DIR: {
    fallback: './data',
    help: 'Folder of the embedded database, of uploaded files and of the generated secret.',
    read: (raw: string) => resolve(raw),
  },
  DATABASE_URL: {
    fallback: '',
    help: 'PostgreSQL 15 or newer, `postgres://…`. Unset: the embedded database.',
    read: url('postgres:', 'postgresql:'),
  },
  STATS_DATABASE_URL: {
    fallback: '',
    help: 'Another PostgreSQL for the figures of visits alone, `postgres://…`: what is counted weighs on none of the rest. Unset: they are in the same database.',
    read: url('postgres:', 'postgresql:'),
  },
  STORAGE_URL: {
    fallback: '',
    help: 'Bucket for uploaded files that speaks the language of S3, `https://KEY:SECRET@host/bucket?region=eu-west-3`. Unset: a folder in `DATA_DIR`.',
    read: storage,
  },
  FIRM_QUOTA_MB: {
    fallback: '1000',
    help: 'Megabytes of files that an exhibitor may keep.',
    read: megabytes,
  },
  APP_SECRET: {
    fallback: '',
    help: 'At least 32 characters, signs the tokens. Outside production one is generated and kept in `DATA_DIR`.',
    read: text,
  },
  DEMO: {
    fallback: '',
    help: '1: fill an empty database with the demo fair and accounts. Unset: 1 where only this machine is served from the embedded database.',
    read: (raw: string) => (raw === '' ? null : flag(raw)),
  },
  SMTP_URL: {
    fallback: '',
    help: 'Mail server, `smtp://user:password@host:587`. Unset: mails stay readable by the super admin.',
    read: url('smtp:', 'smtps:'),
  },
  MAIL_FROM: { fallback: 'Verrière <no-reply@localhost>', help: 'Sender of the mails.', read: sender },
  CAPTCHA: {
    fallback: 'altcha',
    help: '`altcha` (embedded, no third party), `recaptcha` (needs the two keys), `off` (refused in production).',
    read: oneOf('altcha', 'recaptcha', 'off'),
  },
  RECAPTCHA_SITE_KEY: { fallback: '', help: 'Public key of reCAPTCHA v3.', read: text },
  RECAPTCHA_SECRET: { fallback: '', help: 'Secret key of reCAPTCHA v3.', read: text },
  OIDC_ISSUER: {
    fallback: '',
    help: 'Issuer of a provider of OpenID Connect, `https://login.example`. Unset: no single sign-on.',
    read: issuer,
  },
  OIDC_CLIENT_ID: { fallback: '', help: 'What that provider knows the platform by.', read: text },
  OIDC_CLIENT_SECRET: { fallback: '', help: 'Secret that the provider gave with it.', read: text },
  OIDC_NAME: { fallback: '', help: 'What people call the provider; said by the button.', read: line(40) },
  HUB_PUBLISHER_KEY: {
    fallback: '',
    help: 'What verifies the access tokens of other servers that publish to the push hub, or send clients to it: a shared secret of at least 32 characters (HS256), or a JWK Set (EdDSA, ES256, RS256). Unset: there are none.',
    read: verificationKey,
  },
  HUB_ISSUER: {
    fallback: '',
    help: 'Who signs those tokens, their `iss`. Unset: `PUBLIC_URL`.',
    read: issuer,
  },
  HUB_AUDIENCE: {
    fallback: '',
    help: 'What they are for, their `aud`. Unset: the address of the hub, `PUBLIC_URL/.well-known/mercure`.',
    read: text,
  },
  HUB_ANONYMOUS: {
    fallback: '0',
    help: '1: strangers hear what other servers publish without `private`. Open fairs are heard by all in any case.',
    read: flag,
  },
  HUB_CORS: {
    fallback: '',
    help: 'Origins of other sites whose pages may talk to the hub, separated by blanks.',
    read: origins,
  },
  REDIS_URL: {
    fallback: '',
    help: 'Redis 7 or newer, `redis://…`, by which many server processes tell each other what to push. Unset: PostgreSQL does.',
    read: url('redis:', 'rediss:'),
  },
  VIDEO_SERVERS: {
    fallback: '',
    help: 'PeerTube servers whose videos booths may show, by their origins, separated by blanks: `https://tube.example`. Unset: booths show videos of known sites and files of their own.',
    read: origins,
  },
  STREAM_HOSTS: {
    fallback: '',
    help: 'Servers whose films and HLS streams sessions may show on their page, by their origins, separated by blanks: `https://cdn.example`. Unset: sessions show films of known sites, and files of their own.',
    read: origins,
  },
  RECORDING_QUOTA_MB: {
    fallback: '20000',
    help: 'Megabytes of films and recordings that a fair may keep.',
    read: megabytes,
  },
  TURN_URL: {
    fallback: '',
    help: 'TURN servers by which video calls get through closed networks, separated by blanks: `turn:turn.example:3478?transport=udp turns:turn.example:5349`. Unset: calls go from one person to the other or not at all.',
    read: turnServers,
  },
  TURN_SECRET: {
    fallback: '',
    help: 'Secret that the TURN servers share with the platform (`static-auth-secret` of coturn), at least 32 random characters.',
    read: text,
  },
  JANUS_URL: {
    fallback: '',
    help: 'Janus, the media engine of video rooms, by its WebSocket: `ws://127.0.0.1:8188`. Only the server speaks to it. Unset: rooms take four, from one page to the other.',
    read: url('ws:', 'wss:'),
  },
  JANUS_SECRET: {
    fallback: '',
    help: 'Secret that Janus shares with the platform (its `api_secret`), at least 32 random characters.',
    read: text,
  },
  WEBHOOK_HOSTS: {
    fallback: '',
    help: 'Hosts to which webhooks may be sent, separated by blanks: `hooks.example crm.example:8443`. Over https; `http://…` only where it is written so. A private address is called where it is itself named here. Unset: there are no webhooks.',
    read: calledHosts,
  },
  DRAW_AHEAD: {
    fallback: '1',
    help: '0: pages are drawn when somebody asks for them. Else a server that starts draws those that most will ask for.',
    read: flag,
  },
  TRUST_PROXY: {
    fallback: '0',
    help: 'Number of reverse proxies in front, whose `X-Forwarded-For` is believed.',
    read: (raw: string) => {
      const hops = Number(raw)
      if (!Number.isInteger(hops) || hops < 0 || hops > 10)
        throw new SettingError('a whole number from 0 to 10')
      return hops
    },
  },
  LOG_LEVEL: {
    fallback: 'info',
    help: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
    read: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  },
  PASSWORD_MIN: {
    fallback: '7',
    help: 'Least number of characters of a password, 6 to 64.',
    read: (raw: string) => {
      const least = Number(raw)
      if (!Number.isInteger(least) || least < 6 || least > 64)
        throw new SettingError('a whole number from 6 to 64')
      return least
    },
  },
  LOGIN_FAILURES_PER_ADDRESS: {
    fallback: '300',
    help: 'Logins that may fail from one address in half an hour, besides the five of each account. Fewer where nobody shares an address.',
    read: most,
  },
  REGISTRATIONS_PER_HOUR: {
    fallback: '5',
    help: 'Accounts that may be registered from one address in an hour. More where a school or a firm comes from one address.',
    read: most,
  },
  STRICT_REGISTRATION: {
    fallback: '0',
    help: '1: registering with a taken address answers as if it had worked and mails its owner.',
    read: flag,
  },
} satisfies Record<string, Setting<unknown>>

type Table = typeof settingsTable
type Read = { [K in keyof Table]: ReturnType<Table[K]['read']> }

export type Settings = Omit<Read, 'DEMO'> & {
  DEMO: boolean
  production: boolean
  /** People elsewhere are meant to reach it. */
  isPublic: boolean
  version: string
}

/**
 * The settings of the environment, checked.
 * @throws Error with one line per setting that cannot be used, saying what it may be.
 */
export function readSettings(env: Record<string, string | undefined>, version = '0'): Settings {
  const problems: string[] = []
  const read = Object.fromEntries(
    Object.entries(settingsTable).map(([name, setting]: [string, Setting<unknown>]) => {
      const raw = env[name]?.trim() || setting.fallback
      try {
        return [name, setting.read(raw)]
      } catch (error) {
        if (!(error instanceof SettingError)) throw error
        problems.push(`${name} is "${raw}" but has to be ${error.message}.`)
        return [name, null]
      }
    }),
  ) as Read
  const production = env.NODE_ENV === 'production'
  if (production && read.CAPTCHA === 'off')
    problems.push('CAPTCHA=off is not possible in production: use altcha or recaptcha.')
  if (read.CAPTCHA === 'recaptcha' && !(read.RECAPTCHA_SITE_KEY && read.RECAPTCHA_SECRET))
    problems.push('CAPTCHA=recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET.')
  problems.push(...signOnProblems(read, production))
  problems.push(...turnProblems(read))
  problems.push(...janusProblems(read))
  if (production && weak(read.APP_SECRET))
    problems.push(
      'APP_SECRET is missing or weak: give at least 32 random characters, e.g. from `openssl rand -base64 48`.',
    )
  else if (read.APP_SECRET && weak(read.APP_SECRET))
    problems.push('APP_SECRET is weak: give at least 32 random characters.')
  if (production && !read.PUBLIC_URL)
    problems.push('PUBLIC_URL is missing: the address under which people reach the fair.')
  if (read.PROCESSES > 1 && !read.DATABASE_URL)
    problems.push('PROCESSES above 1 needs a DATABASE_URL: the embedded database serves one process.')
  const isPublic = production || !isOfThisMachine(read.PUBLIC_URL ?? '')
  if (read.DEMO && isPublic)
    problems.push(
      'DEMO=1 is not possible in production, nor with a PUBLIC_URL that others reach: its passwords are published.',
    )
  if (problems.length)
    throw new Error(`The settings cannot be used:\n${problems.map(line => `  - ${line}`).join('\n')}`)
  const publicUrl = read.PUBLIC_URL || `http://localhost:${read.PORT}`
  return {
    ...read,
    DEMO: read.DEMO ?? !(isPublic || read.DATABASE_URL),
    HOST: read.HOST || (isPublic ? '0.0.0.0' : '127.0.0.1'),
    PUBLIC_URL: publicUrl,
    HUB_ISSUER: read.HUB_ISSUER || publicUrl,
    HUB_AUDIENCE: read.HUB_AUDIENCE || hubUrl({ PUBLIC_URL: publicUrl }),
    APP_SECRET: read.APP_SECRET || keptSecret(read.DATA_DIR),
    production,
    isPublic,
    version,
  }
}

/** Unset, it is: the address is made of `localhost` then. */
function isOfThisMachine(address: string): boolean {
  if (!address) return true
  const { hostname } = new URL(address)
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

/** Single sign-on is there whole or not at all, and in production never in the clear. */
function signOnProblems(read: Read, production: boolean): string[] {
  const parts = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const
  const missing = parts.filter(name => !read[name])
  if (missing.length === parts.length) return []
  if (missing.length)
    return [`Single sign-on needs all of ${parts.join(', ')}: missing ${missing.join(', ')}.`]
  return production && read.OIDC_ISSUER.startsWith('http:')
    ? ['OIDC_ISSUER has to start with https: in production.']
    : []
}

/** Whoever guesses the secret has the relay to themselves. */
function turnProblems({ TURN_URL, TURN_SECRET }: Read): string[] {
  // What cannot be read is said already.
  if (TURN_URL === null) return []
  if (TURN_URL.length && weak(TURN_SECRET))
    return ['TURN_URL needs a TURN_SECRET of at least 32 random characters, the same as the TURN server has.']
  return TURN_SECRET && !TURN_URL.length ? ['TURN_SECRET needs a TURN_URL.'] : []
}

/** Whoever guesses the secret hears every room. */
function janusProblems({ JANUS_URL, JANUS_SECRET }: Read): string[] {
  if (JANUS_URL === null) return []
  if (JANUS_URL && weak(JANUS_SECRET))
    return ['JANUS_URL needs a JANUS_SECRET of at least 32 random characters, the `api_secret` of Janus.']
  return JANUS_SECRET && !JANUS_URL ? ['JANUS_SECRET needs a JANUS_URL.'] : []
}

const weak = (secret: string) => secret.length < 32 || new Set(secret).size < 12

/** A secret of this installation's own, made once; only its owner may read it. Of many servers that start at once all have the same. */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'secret')
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true })
    const draft = `${path}.${randomUUID()}`
    writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600 })
    try {
      // Whole at once, and by one alone.
      linkSync(draft, path)
    } catch (error) {
      if (!existsSync(path)) throw error
    } finally {
      rmSync(draft)
    }
  }
  return readFileSync(path, 'utf8').trim()
}
