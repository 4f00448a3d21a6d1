import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Action } from '#platform/contract/policy.ts'
import type { Resource } from '#platform/contract/resource.ts'
import { allImplementations } from '#platform/server/resource/registry.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'
import { type Caller, callersOf } from './callers.ts'
import { fillTenants } from './fill-tenants.ts'
import { forgetChanges } from './forget-changes.ts'
import { may, mightEver } from './naive-scope.ts'
import { permissionMatrix } from './permission-matrix.ts'
import { isShown, knowsWhenShown } from './shown.ts'
import { endsOf, readWorld, type Stored, type World } from './world.ts'

let platform: TestPlatform
let world: World
let callers: Caller[]
let resources: Resource[]

beforeAll(async () => {
  platform = await testPlatform()
  await fillTenants(platform.services.database, platform.world)
  callers = callersOf(platform.world)
  for (const { who } of callers) await platform.as(who)
  world = await readWorld(platform.services.database, knowsWhenShown)
  resources = allImplementations().map(({ resource }) => resource)
  platform.services.database = forgetChanges(platform.services.database)
})
afterAll(() => platform.close())

const missing = 2_000_000_000
const idsOf = (rows: { id: number }[]) => rows.map(one => one.id).sort((a, b) => a - b)

/** One row of each kind: rows that belong to the same fair, firm, stand and owner, and are shown alike, are one kind. */
function samples(resource: Resource): Stored[] {
  const kinds = new Map<string, Stored>()
  for (const row of world.get(resource.table) ?? []) {
    const belongs = Object.values(resource.scope ?? {}).map(path => endsOf(world, resource, row, path))
    const kind = JSON.stringify([belongs, isShown(world, resource, row, platformFairs())])
    if (!kinds.has(kind)) kinds.set(kind, row)
  }
  return [...kinds.values()]
}
const platformFairs = () => Object.values(platform.world.fairs)

async function ask(caller: Caller, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const answer = await platform.call(caller.who, {
    method,
    url: `/api/${url}`,
    ...(payload && { payload }),
  })
  const leaked = [...answer.body.matchAll(/CANARY-(?:app_user|firm|fair|fair_email)-\w+?-(\w+)/g)]
    .map(([secret, owner = '']) => ({ secret, owner }))
    .filter(({ owner }) => !caller.trusted.test(owner))
  expect(
    leaked.map(({ secret }) => secret),
    `${caller.name} ${method} ${url}`,
  ).toEqual([])
  return answer
}

/** Every deviation of one kind at once, so that one look shows the whole of a wrong declaration. */
async function eachCaller(check: (caller: Caller, report: (line: string) => void) => Promise<void>) {
  const wrong: string[] = []
  for (const caller of callers) await check(caller, line => wrong.push(`${caller.name} ${line}`))
  expect(wrong).toEqual([])
}

const refusal = (resource: Resource, caller: Caller, action: Action, row?: Stored) => {
  const denied = caller.userId === null ? 401 : 403
  if (row && action !== 'R' && may(world, resource, caller, 'R', row)) return denied
  return mightEver(resource, caller, action) ? 404 : denied
}

const calls = {
  R: { method: 'GET', payload: undefined },
  U: { method: 'PUT', payload: {} },
  D: { method: 'DELETE', payload: undefined },
} as const
const offers = (resource: Resource, action: Action) =>
  resource.grants.some(grant => grant.actions.has(action))

describe('for every resource and everybody', () => {
  it('declares what the matrix says', () => {
    for (const resource of resources)
      if (resource.name in permissionMatrix)
        expect({ [resource.name]: resource.policy }).toEqual({
          [resource.name]: permissionMatrix[resource.name],
        })
  })

  it('lists exactly the rows that are theirs to see', () =>
    eachCaller(async (caller, report) => {
      for (const resource of resources) {
        if (!offers(resource, 'L')) continue
        const page = resource.scope ? 'pagination=false' : 'itemsPerPage=1'
        const answer = await ask(caller, 'GET', `${resource.name}?${page}`)
        if (!mightEver(resource, caller, 'L')) {
          if (answer.statusCode !== refusal(resource, caller, 'L'))
            report(`GET ${resource.name}: ${answer.statusCode}`)
          continue
        }
        const theirs = idsOf(
          (world.get(resource.table) ?? []).filter(row => may(world, resource, caller, 'L', row)),
        )
        const seen = idsOf(answer.json())
        const right = resource.scope
          ? String(seen) === String(theirs)
          : Number(answer.headers['x-total-items']) === theirs.length
        if (!right) report(`GET ${resource.name}: sees ${seen}, should see ${theirs}`)
      }
    }))

  it.each(['R', 'U', 'D'] as const)('answers %s of one row by the matrix, and of none with 404', action =>
    eachCaller(async (caller, report) => {
      const { method, payload } = calls[action]
      for (const resource of resources) {
        if (!offers(resource, action)) continue
        for (const row of [...samples(resource), undefined]) {
          const url = `${resource.name}/${row?.id ?? missing}`
          const { statusCode } = await ask(caller, method, url, payload)
          const allowed = row && may(world, resource, caller, action, row)
          const right = allowed
            ? isAllowed(resource, action, statusCode)
            : statusCode === refusal(resource, caller, action, row)
          if (!right)
            report(
              `${method} ${url}: ${statusCode}, ${allowed ? 'allowed' : refusal(resource, caller, action, row)}`,
            )
        }
      }
    }),
  )

  it('creates nothing for whom the matrix gives nothing', () =>
    eachCaller(async (caller, report) => {
      for (const resource of resources) {
        if (!offers(resource, 'C')) continue
        const answer = await ask(caller, 'POST', resource.name, {})
        const right = mightEver(resource, caller, 'C')
          ? [201, 409, 422].includes(answer.statusCode) || answer.json().message_code === 'out_of_scope'
          : answer.statusCode === refusal(resource, caller, 'C')
        if (!right) report(`POST ${resource.name}: ${answer.statusCode}`)
      }
    }))
})

/** What may still keep somebody from doing what the matrix allows: rows in use, and the ranks of people. */
function isAllowed(resource: Resource, action: 'R' | 'U' | 'D', status: number): boolean {
  if (action === 'R') return status === 200
  return [200, 204, 409, 422, ...(resource.name === 'users' ? [403] : [])].includes(status)
}
