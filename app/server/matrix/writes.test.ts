import { afterAll, beforeAll, describe, it, vi } from 'vitest'
import { relationOf } from '#platform/contract/fields.ts'
import { columnOf, type Resource } from '#platform/contract/resource.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { Caller } from './callers.ts'
import type { StoredRecord } from './fixture.ts'
import { may, mightEver } from './naive-scope.ts'
import { type Matrix, openMatrix } from './open-matrix.ts'

vi.setConfig({ testTimeout: 300_000 })

let matrix: Matrix
beforeAll(async () => {
  matrix = await openMatrix()
})
afterAll(() => matrix.platform.close())

/** The rows of each kind that somebody may change. */
const changeable = (resource: Resource, caller: Caller) =>
  resource.grants.some(grant => grant.actions.has('U')) && resource.scope
    ? matrix.samplesFor(resource, caller).filter(row => may(matrix.records, resource, caller, 'U', row))
    : []

const isTheirs = (resource: Resource, field: string, caller: Caller) =>
  resource.writable.includes(field) &&
  (resource.reserved?.[field]?.some(role => caller.roles.includes(role)) ?? true)

/** Whom they may not name in a relation: rows that they can neither read nor find in a list. */
const foreign = (resource: Resource, caller: Caller): StoredRecord[] =>
  matrix
    .samplesFor(resource, caller)
    .filter(row => !(['R', 'L'] as const).some(action => may(matrix.records, resource, caller, action, row)))

describe('whatever somebody may change', () => {
  it('keeps the fields that are not theirs, and says which', () =>
    matrix.eachCaller(async (caller, report) => {
      for (const resource of matrix.resources)
        for (const row of changeable(resource, caller)) {
          const fields = Object.keys(resource.record).filter(
            field => field !== 'version' && !isTheirs(resource, field, caller),
          )
          const tampered = Object.fromEntries(fields.map(field => [field, tamperedWith(row, field)]))
          if (!fields.length) continue
          const answer = await matrix.ask(caller, 'PUT', `${resource.name}/${row.id}`, tampered)
          const named = Object.keys(answer.json().errors ?? {}).sort()
          // What the schema refuses as no such value has not been written either.
          const kept = answer.statusCode === 422 || String(named) === String(fields.sort())
          if (![403, 422].includes(answer.statusCode) || !kept)
            report(
              `PUT ${resource.name}/${row.id}: ${answer.statusCode}, refused ${named}, not theirs ${fields}`,
            )
        }
    }))

  it('cannot be tied to what they cannot see', () =>
    matrix.eachCaller(async (caller, report) => {
      for (const resource of matrix.resources)
        for (const row of changeable(resource, caller))
          for (const [field, schema] of Object.entries(resource.record)) {
            const relation = relationOf(schema)
            if (!relation || relation.kind === 'children' || !isTheirs(resource, field, caller)) continue
            for (const other of foreign(implementationOf(relation.to), caller)) {
              if (other.id === row[columnOf(field, schema)]) continue
              const value = relation.kind === 'many' ? [other.id] : other.id
              const { statusCode } = await matrix.ask(caller, 'PUT', `${resource.name}/${row.id}`, {
                [field]: value,
              })
              if (![403, 409, 422].includes(statusCode))
                report(`PUT ${resource.name}/${row.id} ${field}=${other.id}: ${statusCode}`)
            }
          }
    }))
})

describe('a copy of a row', () => {
  it('is made by nobody in a place that is not theirs', () =>
    matrix.eachCaller(async (caller, report) => {
      const superAdmin = matrix.callers.find(one => one.name === 'superAdmin')
      if (!superAdmin || caller === superAdmin) return
      for (const resource of matrix.resources) {
        if (!resource.scope || !mightEver(resource, caller, 'C')) continue
        for (const row of matrix.samplesFor(resource, caller)) {
          if (may(matrix.records, resource, caller, 'C', row)) continue
          const original = (await matrix.ask(superAdmin, 'GET', `${resource.name}/${row.id}`)).json()
          const copy = Object.fromEntries(
            resource.writable.map(field => [field, original[field] ?? undefined]),
          )
          const { statusCode } = await matrix.ask(caller, 'POST', resource.name, {
            ...copy,
            ...(original.translations && { translations: original.translations }),
          })
          if (![403, 404, 409, 422].includes(statusCode))
            report(`POST ${resource.name} like ${row.id}: ${statusCode}`)
        }
      }
    }))
})

/** Something else than what is there, of a type that passes for it. */
function tamperedWith(row: StoredRecord, field: string): unknown {
  const value = row[field]
  return typeof value === 'boolean' ? !value : 987_654
}
