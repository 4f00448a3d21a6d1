import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { handlers } from '../domains.ts'
import { resourceOfId } from './addresses.ts'
import { callMatrix, ownRule } from './call-matrix.ts'
import type { Caller } from './callers.ts'
import { may } from './naive-scope.ts'
import { type Matrix, openMatrix } from './open-matrix.ts'
import { sampleOf } from './sample-values.ts'
import { tenantNames } from './two-fairs/actors.ts'

vi.setConfig({ testTimeout: 300_000 })

let matrix: Matrix
beforeAll(async () => {
  matrix = await openMatrix()
})
afterAll(() => matrix.platform.close())

const calls = handlers.map(({ endpoint }) => endpoint)
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
/** Tries are counted for these, so that asking as everybody would find the door shut. */
const counted = /^POST \/(login|token|oidc|register|password|contact|users\/confirm-email)/

/** What somebody would add to raise themselves, or to write what is not theirs. */
const plantable = [
  'roles',
  'isValidated',
  'isFirmAdmin',
  'firm',
  'user',
  'id',
  'emailConfirmedAt',
  'createdAt',
]

/** They take of a body what they know and pass over the rest: nothing else of it is written anywhere. */
const passesOver =
  /^POST \/(login|logout|token|oidc|register\/(confirm|resend)|password|users\/confirm|user\/erase)|^PUT \/(user\/password|users\/update-email)$/

const allowedIn = (endpoint: Endpoint) => callMatrix.get(nameOf(endpoint)) ?? endpoint.allow

/** Whether a record is looked at for them at all: who is turned away before is so whichever they name. */
const mayCall = (endpoint: Endpoint, { userId, roles }: Caller) => {
  const allowed = allowedIn(endpoint)
  if (allowed === 'anyone') return true
  return userId !== null && (allowed === 'members' || allowed.some(role => roles.includes(role)))
}

/**
 * To them nothing can be told that is not theirs; that a call of theirs does not fail is seen in `two-fairs.test.ts` and
 * `hostile/fuzz.test.ts`, which make all of them.
 */
const knowsEverything = ({ trusted }: Caller) => trusted.source === '.'

/** In `two-fairs.test.ts` they make every write that they may, and what it tells and changes is looked at there. */
const writesElsewhere = new Set<string>(tenantNames)

type Properties = { properties?: Record<string, object>; required?: string[] }

/** The address of a call with the least that its schemas demand, and `id` where it takes one. */
function addressOf({ path, params, query }: Endpoint, id: number): string {
  const schemas = (params as Properties | undefined)?.properties ?? {}
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    name === 'id' && 'id' in schemas && !('format' in (schemas.id ?? {}))
      ? String(id)
      : String(sampleOf(schemas[name])),
  )
  const asked = Object.entries((sampleOf(query as object) ?? {}) as Record<string, unknown>)
  const rest = asked.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')
  return `${filled.slice(1)}${rest && `?${rest}`}`
}

const ask = (caller: Caller, endpoint: Endpoint, id: number) =>
  matrix.ask(
    caller,
    endpoint.method,
    addressOf(endpoint, id),
    endpoint.body ? (sampleOf(endpoint.body as object) as object) : undefined,
  )

const resourceOf = ({ path }: Endpoint) => resourceOfId(path, matrix.resources)

describe('every call', () => {
  it('declares what the matrix says, and strangers write by no other call', () => {
    for (const endpoint of calls) {
      const known = callMatrix.get(nameOf(endpoint))
      if (known) expect({ [nameOf(endpoint)]: endpoint.allow }).toEqual({ [nameOf(endpoint)]: known })
      else
        expect(
          endpoint.allow === 'anyone' && endpoint.method !== 'GET',
          `${nameOf(endpoint)} lets strangers write: say so in call-matrix.ts`,
        ).toBe(false)
    }
  })

  it('asks strangers to log in, and turns away whoever has not the role', () =>
    matrix.eachCaller(async (caller, report) => {
      for (const endpoint of calls) {
        if (allowedIn(endpoint) === 'anyone' && counted.test(nameOf(endpoint))) continue
        const isAllowed = mayCall(endpoint, caller)
        const isDenied = (one: Caller) => !mayCall(endpoint, one)
        const audience = String(allowedIn(endpoint))
        if (!isAllowed && !matrix.isTurnedAwayOf(caller, nameOf(endpoint), audience, isDenied)) continue
        if (isAllowed && knowsEverything(caller)) continue
        // Those that name a record are made below, with every kind of it.
        if (isAllowed && endpoint.method === 'GET' && resourceOf(endpoint)?.scope) continue
        if (isAllowed && endpoint.method !== 'GET' && writesElsewhere.has(caller.name)) continue
        const { statusCode } = await ask(caller, endpoint, 1)
        if (statusCode >= 500) report(`${nameOf(endpoint)}: ${statusCode}`)
        const denied = caller.userId === null ? 401 : 403
        if (!isAllowed && statusCode !== denied) report(`${nameOf(endpoint)}: ${statusCode}`)
      }
    }))

  it('answers nothing of a record that is not theirs, and changes none', () =>
    matrix.eachCaller(async (caller, report) => {
      for (const endpoint of calls) {
        const resource = resourceOf(endpoint)
        if (!resource?.scope || !mayCall(endpoint, caller)) continue
        const action = endpoint.method === 'GET' ? 'R' : 'U'
        for (const row of matrix.samplesFor(resource, caller)) {
          if (may(matrix.records, resource, caller, action, row)) continue
          const { statusCode } = await ask(caller, endpoint, row.id)
          const isRefused = [401, 403, 404].includes(statusCode)
          const isBounded = ownRule.has(nameOf(endpoint)) && statusCode < 500
          if (!isRefused && !isBounded) report(`${nameOf(endpoint)} with ${row.id}: ${statusCode}`)
        }
      }
    }))

  it('tells of a record that is theirs nothing that belongs to somebody else', () =>
    matrix.eachCaller(async (caller, report) => {
      for (const endpoint of calls) {
        const resource = endpoint.method === 'GET' ? resourceOf(endpoint) : undefined
        if (!resource?.scope || !mayCall(endpoint, caller)) continue
        for (const row of matrix.samplesFor(resource, caller)) {
          if (!may(matrix.records, resource, caller, 'R', row)) continue
          const { statusCode } = await ask(caller, endpoint, row.id)
          if (statusCode >= 500) report(`${nameOf(endpoint)} with ${row.id}: ${statusCode}`)
        }
      }
    }))

  it('takes no field that it does not name, whoever sends it', async () => {
    const [superAdmin] = matrix.callers.filter(({ name }) => name === 'superAdmin') as [Caller]
    const wrong: string[] = []
    for (const endpoint of calls) {
      const named = (endpoint.body as Properties | undefined)?.properties
      if (!named || passesOver.test(nameOf(endpoint))) continue
      const planted = plantable.filter(field => !(field in named))
      const caller = matrix.callers.find(one => mayCall(endpoint, one)) ?? superAdmin
      const asks = mayCall(endpoint, superAdmin) ? superAdmin : caller
      const answer = await matrix.ask(asks, endpoint.method, addressOf(endpoint, 1), {
        ...(sampleOf(endpoint.body as object) as object),
        // None is what the record of the address has.
        ...Object.fromEntries(planted.map(field => [field, 7])),
      })
      const refused = answer.body ? Object.keys(answer.json().errors ?? {}) : []
      if (answer.statusCode !== 422 || !planted.every(field => refused.includes(field)))
        wrong.push(`${nameOf(endpoint)}: ${answer.statusCode}, refuses ${refused}`)
    }
    expect(wrong).toEqual([])
  })

  // Whoever asks, nothing is read by which they could be told apart: of those who may, three ask, each in turn.
  it('knows no record that does not exist', () =>
    matrix.eachCaller(async (caller, report) => {
      for (const [at, endpoint] of calls.entries()) {
        if (!resourceOf(endpoint) || !mayCall(endpoint, caller)) continue
        const may = matrix.callers.filter(one => mayCall(endpoint, one))
        if ((may.indexOf(caller) + at) % may.length >= 3) continue
        const { statusCode } = await ask(caller, endpoint, 2_000_000_000)
        if (![401, 403, 404].includes(statusCode)) report(`${nameOf(endpoint)}: ${statusCode}`)
      }
    }))
})

describe('every list and every figure', () => {
  it('keeps quiet about a fair that is not theirs, whatever it is asked', () =>
    matrix.eachCaller(async (caller, report) => {
      const { fairs } = matrix.platform.seeded
      for (const endpoint of calls) {
        const named = Object.keys((endpoint.query as Properties | undefined)?.properties ?? {})
        const asked = named.filter(name => /^fair(Id)?$/.test(name))
        if (endpoint.method !== 'GET' || !asked.length || /\{id\}/.test(endpoint.path)) continue
        if (!mayCall(endpoint, caller)) continue
        for (const fair of Object.values(fairs)) {
          const address = addressOf(endpoint, 1).split('?')[0]
          const answer = await matrix.ask(caller, 'GET', `${address}?${asked[0]}=${fair}`)
          if (answer.statusCode >= 500) report(`${nameOf(endpoint)} ${fair}: ${answer.statusCode}`)
        }
      }
    }))
})
