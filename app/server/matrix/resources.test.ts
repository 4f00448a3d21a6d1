import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Action } from '#platform/contract/policy.ts'
import type { Resource } from '#platform/contract/resource.ts'
import type { Caller } from './callers.ts'
import type { StoredRecord } from './fixture.ts'
import { may, mightEver } from './naive-scope.ts'
import { type Matrix, openMatrix } from './open-matrix.ts'
import { permissionMatrix } from './permission-matrix.ts'

vi.setConfig({ testTimeout: 300_000 })

let matrix: Matrix
beforeAll(async () => {
  matrix = await openMatrix()
})
afterAll(() => matrix.platform.close())

const missing = 2_000_000_000
const idsOf = (rows: { id: number }[]) => rows.map(one => one.id).sort((a, b) => a - b)

const refusal = (resource: Resource, caller: Caller, action: Action, row?: StoredRecord) => {
  const denied = caller.userId === null ? 401 : 403
  if (row && action !== 'R' && may(matrix.records, resource, caller, 'R', row)) return denied
  return mightEver(resource, caller, action) ? 404 : denied
}

/** Whether somebody asks who may never do it, whichever row they name: `turned-away.ts`. */
const asksInVain = (resource: Resource, caller: Caller, action: Action) => {
  const granted = resource.grants.filter(grant => grant.actions.has(action))
  const audience = granted.map(({ role, scope }) => `${role} ${scope}`).sort()
  const isDenied = (one: Caller) => !mightEver(resource, one, action)
  return matrix.isTurnedAwayOf(caller, `${action} ${resource.name}`, `${action} ${audience}`, isDenied)
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
    for (const resource of matrix.resources)
      if (resource.name in permissionMatrix)
        expect({ [resource.name]: resource.policy }).toEqual({
          [resource.name]: permissionMatrix[resource.name],
        })
  })

  it('lists exactly the rows that are theirs to see', () =>
    matrix.eachCaller(async (caller, report) => {
      for (const resource of matrix.resources) {
        if (!offers(resource, 'L')) continue
        if (!mightEver(resource, caller, 'L') && !asksInVain(resource, caller, 'L')) continue
        const page = resource.scope ? 'pagination=false' : 'itemsPerPage=1'
        const answer = await matrix.ask(caller, 'GET', `${resource.name}?${page}`)
        if (!mightEver(resource, caller, 'L')) {
          if (answer.statusCode !== refusal(resource, caller, 'L'))
            report(`GET ${resource.name}: ${answer.statusCode}`)
          continue
        }
        const theirs = idsOf(
          (matrix.records.get(resource.table) ?? []).filter(row =>
            may(matrix.records, resource, caller, 'L', row),
          ),
        )
        if (answer.statusCode !== 200) {
          report(`GET ${resource.name}: ${answer.statusCode} ${answer.body}`)
          continue
        }
        const seen = idsOf(answer.json())
        const right = resource.scope
          ? String(seen) === String(theirs)
          : Number(answer.headers['x-total-items']) === theirs.length
        if (!right) report(`GET ${resource.name}: sees ${seen}, should see ${theirs}`)
      }
    }))

  it.each(['R', 'U', 'D'] as const)('answers %s of one row by the matrix, and of none with 404', action =>
    matrix.eachCaller(async (caller, report) => {
      const { method, payload } = calls[action]
      for (const resource of matrix.resources) {
        if (!offers(resource, action)) continue
        const rows = matrix.samplesFor(resource, caller)
        // Who may never do it is turned away before a row is looked at: one that is there says so.
        const isEver = mightEver(resource, caller, action)
        if (!isEver && !asksInVain(resource, caller, action)) continue
        for (const row of isEver ? [...rows, undefined] : [rows[0]]) {
          const url = `${resource.name}/${row?.id ?? missing}`
          const { statusCode } = await matrix.ask(caller, method, url, payload)
          const allowed = row && may(matrix.records, resource, caller, action, row)
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
    matrix.eachCaller(async (caller, report) => {
      for (const resource of matrix.resources) {
        if (!offers(resource, 'C')) continue
        if (!mightEver(resource, caller, 'C') && !asksInVain(resource, caller, 'C')) continue
        const answer = await matrix.ask(caller, 'POST', resource.name, {})
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
