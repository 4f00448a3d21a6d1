import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { undeclared } from '../hostile/declared.ts'
import { type Operation, operationsOf, type Schema } from '../hostile/operations.ts'
import { resourceOfId } from './addresses.ts'
import { type Matrix, openMatrix } from './open-matrix.ts'
import { sampleOf } from './sample-values.ts'
import { callsOf, type Group, type SpecCall, shapeOf, specGroups } from './spec-calls.ts'
import { unbuilt } from './unbuilt-calls.ts'

let matrix: Matrix
let operations: Operation[]
beforeAll(async () => {
  matrix = await openMatrix()
  operations = await operationsOf(matrix.platform.app)
  // The one that is asked for by what passes for its uuid; what calls write is forgotten.
  const { fairs, people } = matrix.platform.seeded
  await sql`
    with opened as (
      insert into conversation (uuid, fair_id, kind)
      values (${sampleOf({ type: 'string', format: 'uuid' } as Schema)}::uuid, ${fairs.fair1}, 'people') returning id)
    insert into conversation_side (conversation_id, side, user_id)
    select id, 1, ${people.superAdmin.id}::int from opened
    union all select id, 2, ${people.visitor1.id}::int from opened`.execute(
    matrix.platform.services.database.kysely,
  )
})
afterAll(() => matrix.platform.close())

const specified = Object.values<Group>(specGroups).flatMap(callsOf)
const built = (call: SpecCall) => operations.find(one => shapeOf(one) === shapeOf(call))
const sorted = (all: Iterable<string>) => [...new Set(all)].sort()

/** What stands in the path where it is no id and its schema does not say. */
const inPath: Record<string, string> = { slug: 'fair-one', name: 'countries' }
/** What the domains declare, and no schema lists. */
const inQuery: Record<string, string> = { resourceType: 'fairs' }

/** The address of a call with something that exists wherever its path names something. */
function addressOf({ path, parameters }: Operation, id?: number): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    if (name === 'id' && id !== undefined) return String(id)
    const schema = parameters.find(one => one.in === 'path' && one.name === name)?.schema
    return inPath[name] ?? String(sampleOf(schema))
  })
}

const idsFor = ({ path }: Operation): (number | undefined)[] => {
  if (!path.includes('{id}')) return [undefined]
  const resource = resourceOfId(path.slice('/api'.length), matrix.resources)
  return [...(resource ? matrix.samples(resource).map(({ id }) => id) : [1]), 2_000_000_000]
}

/** A relation may be asked by its id, a list by several values: the documentation names the plain parameter. */
const documentedAs = (name: string) => [name, name.replace(/\.id$/, ''), name.replace(/\[\]$/, '')]

/** Filters are documented by their names alone: each of them understands a number. */
const sampleValue = (schema: Schema = {}) => (Object.keys(schema).length ? String(sampleOf(schema)) : '1')

/** Parameters without which the call does not answer. */
const demanded = ({ parameters }: Operation): [string, string][] =>
  parameters
    .filter(one => one.in === 'query' && one.required)
    .map(({ name, schema }) => [name, sampleValue(schema)])

describe('the calls of the specification', () => {
  it('exist, but for those that are named as missing', () => {
    const missing = specified.filter(call => !built(call)).map(shapeOf)
    expect(sorted(missing)).toEqual(sorted(callsOf(unbuilt).map(shapeOf)))
  })

  it('have the parameters that it names, and understand them', async () => {
    const wrong: string[] = []
    for (const call of specified) {
      const operation = built(call)
      if (!operation || !call.query.length) continue
      const known = new Map(
        operation.parameters.filter(one => one.in === 'query').map(one => [one.name, one.schema]),
      )
      const asked = call.query.map(([name, value]): [string, string] => {
        const plain = documentedAs(name).find(one => known.has(one))
        if (!plain) wrong.push(`${shapeOf(call)} does not name ${name}`)
        return [name, value.replace('{id}', '1') || (inQuery[name] ?? sampleValue(known.get(plain ?? '')))]
      })
      const query = new URLSearchParams(asked)
      const [id] = idsFor(operation)
      const answer = await matrix.platform.call('superAdmin', { url: `${addressOf(operation, id)}?${query}` })
      // Whoever runs a fair says why they read a CV.
      if (answer.statusCode !== 200 && String(answer.json().errors?.reason) !== 'reason_required')
        wrong.push(`${shapeOf(call)}?${query}: ${answer.statusCode} ${answer.body}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('every call that writes', () => {
  it('hears a request that names JSON and sends nothing, as the specification’s client does', async () => {
    const wrong: string[] = []
    const ends = new Set(['/api/logout', '/api/user/sessions/end'])
    for (const operation of operations.filter(({ method, path }) => method !== 'GET' && !ends.has(path))) {
      const answer = await matrix.platform.call('superAdmin', {
        method: operation.method,
        url: addressOf(operation, 2_000_000_000),
        headers: { 'content-type': 'application/json' },
        payload: '',
      })
      if (/"message_code":"malformed"/.test(answer.body) || answer.statusCode >= 500)
        wrong.push(`${operation.method} ${operation.path}: ${answer.statusCode} ${answer.body.slice(0, 100)}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('every record of the specification that may be changed', () => {
  it('is taken back whole as it was read, as the specification’s client sends it', async () => {
    const wrong: string[] = []
    const taken = new Set<string>()
    const changed = specified.filter(({ method, path }) => method === 'PUT' && /^\/\w+\/\{id\}$/.test(path))
    for (const operation of changed.map(built).filter(one => one !== undefined))
      for (const id of idsFor(operation).slice(0, -1))
        for (const who of ['superAdmin', 'organizer1', 'firmAdminA', 'visitor1'] as const) {
          const url = addressOf(operation, id)
          const read = await matrix.platform.call(who, { url })
          if (read.statusCode !== 200) continue
          const answer = await matrix.platform.call(who, { method: 'PUT', url, payload: read.json() })
          if (answer.statusCode < 300) taken.add(operation.path)
          else if (![403, 404].includes(answer.statusCode))
            wrong.push(`${who} PUT ${url}: ${answer.statusCode} ${answer.body.slice(0, 200)}`)
        }
    expect(taken.size).toBeGreaterThan(50)
    expect(wrong).toEqual([])
  })
})

describe('every call that only reads', () => {
  it.each([null, 'visitor1', 'superAdmin'] as const)(
    'answers %s as it is declared, and strangers and visitors with nobody’s address',
    async who => {
      const wrong: string[] = []
      for (const operation of operations.filter(({ method }) => method === 'GET'))
        for (const id of idsFor(operation)) {
          const url = `${addressOf(operation, id)}?${new URLSearchParams(demanded(operation))}`
          const answer = await matrix.platform.call(who, { url })
          const found = undeclared(operation, answer)
          if (found) wrong.push(`${url} ${found}`)
          const told = who === 'superAdmin' ? [] : (answer.body.match(/[\w.]+@small\.test/g) ?? [])
          wrong.push(...told.filter(one => !one.startsWith(`${who}@`)).map(one => `${url} tells of ${one}`))
        }
      expect(wrong).toEqual([])
    },
  )

  it('refuses a parameter that it does not know and names it, whatever the method', async () => {
    const wrong: string[] = []
    for (const operation of operations) {
      const { method, path } = operation
      const [id] = idsFor(operation)
      const query = new URLSearchParams([...demanded(operation), ['nonsense', '1']])
      const url = `${addressOf(operation, id)}?${query}`
      // What is a booth’s alone is asked by its firm, what is a visitor’s by one of them.
      let answer = await matrix.platform.call('superAdmin', { method, url })
      for (const who of ['firmAdminA', 'visitor1'] as const)
        if (answer.statusCode === 403) answer = await matrix.platform.call(who, { method, url })
      const { message_code, detail } = answer.json()
      if (message_code !== 'unknown_filter' || detail !== 'nonsense')
        wrong.push(`${method} ${path}: ${answer.statusCode} ${answer.body.slice(0, 100)}`)
    }
    expect(wrong).toEqual([])
  })
})
