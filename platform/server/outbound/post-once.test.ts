import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { isCallable } from './called-address.ts'
import { namedHosts, targetProblem } from './named-hosts.ts'
import { longestResponse, postOnce } from './post-once.ts'

const hostsOf = (setting: string) =>
  namedHosts(
    readSettings({ WEBHOOK_HOSTS: setting, APP_SECRET: 'Zq3v8YwTk1RsLm6NcXb0HdPfGjUa9EoI' }).WEBHOOK_HOSTS,
  )

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.0.0.7',
    '172.20.1.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12::1',
    'fec0::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ])('of this machine, its network or nobody is not called: %s', address => {
    expect(isCallable(address, new Set())).toBe(false)
  })

  it.each(['8.8.8.8', '2606:4700::1111'])('of the public net is called: %s', address => {
    expect(isCallable(address, new Set())).toBe(true)
  })

  it('of a network is called where it is itself named, in whatever form it comes', () => {
    const { addresses } = hostsOf('crm.example 10.0.0.7 http://[::1]:4000')
    for (const address of ['10.0.0.7', '::ffff:10.0.0.7', '::1', '0:0:0:0:0:0:0:1'])
      expect(isCallable(address, addresses)).toBe(true)
    expect(isCallable('10.0.0.8', addresses)).toBe(false)
  })
})

describe('a target', () => {
  const hosts = hostsOf('Hooks.example, crm.example:8443 http://127.0.0.1:4000')
  it.each([
    ['https://hooks.example/a?b=c', undefined],
    ['https://HOOKS.example:443/', undefined],
    ['https://crm.example:8443/', undefined],
    ['http://127.0.0.1:4000/', undefined],
    ['http://2130706433:4000/', undefined],
    ['http://hooks.example/', 'not_https'],
    ['https://hooks.example:8443/', 'not_named'],
    ['https://hooks.example./', 'not_named'],
    ['https://a.hooks.example/', 'not_named'],
    ['https://hooks.example.evil.example/', 'not_named'],
    ['https://hooks.example@evil.example/', 'not_an_address'],
    ['https://0177.0.0.1/', 'not_named'],
    ['https://[::ffff:127.0.0.1]:4000/', 'not_named'],
    ['ftp://hooks.example/', 'not_an_address'],
    ['hooks.example', 'not_an_address'],
  ])('is one of those that the operator names: %s', (url, problem) => {
    expect(targetProblem(url, hosts)).toBe(problem)
  })

  it('is none where nobody is named, and what is no host is refused at the start', () => {
    expect(targetProblem('https://hooks.example/', hostsOf(''))).toBe('not_named')
    for (const wrong of [
      '*',
      '*.example',
      'https://a.example/path',
      'ftp://a.example',
      'https://me@a.example',
    ])
      expect(() => hostsOf(wrong), wrong).toThrow('WEBHOOK_HOSTS')
  })
})

const servers: Server[] = []
const listen = async (server: Server, host = '127.0.0.1', port = 0) => {
  servers.push(server)
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return (server.address() as AddressInfo).port
}
let answer: RequestListener
const heard: { url?: string | undefined; host?: string | undefined; body: string }[] = []
/** On the same port of another address of this machine, which nobody names. */
let strayCalls = 0
let port: number
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verriere-certificate-'))
  port = await listen(
    createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += part
      heard.push({ url: request.url, host: request.headers.host, body })
      answer(request, response)
    }),
  )
  const stray = createServer()
  stray.on('connection', () => {
    strayCalls += 1
  })
  await listen(stray, '127.0.0.2', port)
})
beforeEach(() => {
  heard.length = 0
  strayCalls = 0
  answer = (_request, response) => void response.writeHead(204).end()
})
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  rmSync(folder, { recursive: true, force: true })
})

const post = (url: string, named: string, more: Partial<Parameters<typeof postOnce>[1]> = {}) =>
  postOnce(url, {
    hosts: hostsOf(named),
    headers: { 'content-type': 'application/json' },
    body: '{"a":"é"}',
    ...more,
  })
const here = () => `http://127.0.0.1:${port}`
const resolvingTo = (...addresses: string[]) => {
  const asked: string[] = []
  return {
    asked,
    resolve: async (name: string) => {
      asked.push(name)
      return addresses.map(address => ({ address, family: 4 }))
    },
  }
}

describe('a call', () => {
  it('brings the body to the host that is named, and tells what it answered', async () => {
    expect(await post(`${here()}/hook?a=b`, here())).toMatchObject({ status: 204 })
    expect(heard).toEqual([{ url: '/hook?a=b', host: `127.0.0.1:${port}`, body: '{"a":"é"}' }])
  })

  it('resolves a name once and connects to what it found then, whatever it resolves to later', async () => {
    const first = resolvingTo('127.0.0.1')
    const hosts = `http://crm.test:${port} 127.0.0.1`
    expect(await post(`http://crm.test:${port}/`, hosts, { resolve: first.resolve })).toMatchObject({
      status: 204,
    })
    expect([first.asked, heard[0]?.host]).toEqual([['crm.test'], `crm.test:${port}`])
    for (const addresses of [['127.0.0.2'], ['127.0.0.1', '127.0.0.2'], ['169.254.169.254'], []])
      expect(
        await post(`http://crm.test:${port}/`, hosts, { resolve: resolvingTo(...addresses).resolve }),
      ).toMatchObject({ failure: 'address' })
    expect([heard.length, strayCalls]).toEqual([1, 0])
  })

  it('follows no redirect, and reaches nobody who is not named', async () => {
    answer = (_request, response) =>
      void response.writeHead(307, { location: `http://127.0.0.2:${port}/` }).end()
    expect(await post(here(), here())).toMatchObject({ status: 307 })
    for (const url of [
      `http://127.0.0.2:${port}/`,
      `http://2130706434:${port}/`,
      `http://0177.0.0.2:${port}/`,
    ])
      expect(await post(url, here())).toMatchObject({ failure: 'host' })
    expect([heard.length, strayCalls]).toEqual([1, 0])
  })

  it('waits so long and no longer, for the first line and for the rest', async () => {
    answer = () => undefined
    expect(await post(here(), here(), { milliseconds: 50 })).toMatchObject({ failure: 'timeout' })
    answer = (_request, response) => void response.writeHead(200).write('a')
    expect(await post(here(), here(), { milliseconds: 150 })).toMatchObject({ status: 200 })
    const never = () => new Promise<never>(() => undefined)
    const named = `http://crm.test:${port}`
    expect(await post(named, named, { milliseconds: 50, resolve: never })).toMatchObject({
      failure: 'timeout',
    })
  })

  it('takes so much of an answer off the line and hangs up', async () => {
    let written = 0
    const gone = new Promise(resolve => {
      answer = (_request, response) => {
        const more = () => {
          for (let ok = true; ok && !response.destroyed; written += 4096)
            ok = response.write('x'.repeat(4096))
        }
        response.on('drain', more).on('close', resolve)
        more()
      }
    })
    expect(await post(here(), here())).toMatchObject({ status: 200 })
    await gone
    expect(written).toBeLessThan(longestResponse * 200)
  })

  it('says that nobody is there', async () => {
    const closed = createServer()
    const free = await listen(closed)
    await new Promise(resolve => closed.close(resolve))
    expect(await post(`http://127.0.0.1:${free}`, `http://127.0.0.1:${free}`)).toMatchObject({
      failure: 'connection',
    })
  })

  it('over https takes the certificate of that very host alone, from somebody who is trusted', async () => {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=crm.test',
        '-addext',
        'subjectAltName=DNS:crm.test',
        '-keyout',
        key,
        '-out',
        certificate,
      ],
      { stdio: 'ignore' },
    )
    const ca = readFileSync(certificate, 'utf8')
    const secure = await listen(
      createTlsServer({ key: readFileSync(key), cert: ca }, (request, response) => {
        heard.push({ host: request.headers.host, body: '' })
        response.end()
      }),
    )
    const hosts = `crm.test:${secure} other.test:${secure} 127.0.0.1`
    const { resolve } = resolvingTo('127.0.0.1')
    const to = (host: string, trusted?: string) =>
      post(`https://${host}:${secure}/`, hosts, { resolve, ...(trusted && { ca: trusted }) })
    expect(await to('crm.test')).toMatchObject({ failure: 'certificate' })
    expect(await to('other.test', ca)).toMatchObject({ failure: 'certificate' })
    expect(heard).toEqual([])
    expect(await to('crm.test', ca)).toMatchObject({ status: 200 })
  })
})
