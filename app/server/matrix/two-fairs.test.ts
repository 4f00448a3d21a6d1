import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Resource } from '#platform/contract/resource.ts'
import { allImplementations } from '#platform/server/resource/registry.ts'
import { handlers } from '../domains.ts'
import type { TenantActor } from './two-fairs/actors.ts'
import { openTwoFairs, type TwoFairs } from './two-fairs/open-two-fairs.ts'
import { type Conditions, digestOf, except, ownedBy } from './two-fairs/owned.ts'
import {
  type Ids,
  nameOf,
  placesOf,
  type TriedRequest,
  tablesOf,
  triesOn,
  variantsOf,
} from './two-fairs/requests.ts'
import { callsByNames, mayChange, ofWhatWasAsked } from './two-fairs/statement.ts'

vi.setConfig({ testTimeout: 900_000 })

let fixture: TwoFairs
beforeAll(async () => {
  fixture = await openTwoFairs()
})
afterAll(() => fixture.platform.close())

const calls = () =>
  handlers.map(({ endpoint }) => ({ endpoint, places: placesOf(endpoint, allImplementations()) }))
const resources = () => allImplementations().filter(one => one.scope)

/** What an answer says, whichever record was named. */
const told = ({ statusCode, body }: { statusCode: number; body: string }) =>
  `${statusCode} ${body.replace(/\d+/g, '#').slice(0, 300)}`

/**
 * Whom a call is for. Who is turned away is so before a record is looked at, whichever it names: that they are is asked in
 * `calls.test.ts` and `resources.test.ts`, as everybody.
 */
const mayCall = ({ allow }: Endpoint, { userId, audiences }: TenantActor) =>
  allow === 'anyone' ||
  (userId !== null && (allow === 'members' || allow.some(role => audiences.includes(role))))

/** Whether a call of a resource, whose first letter is its action, is for others than them. */
const isForOthers = ({ grants }: Resource, { call }: TriedRequest, { audiences }: TenantActor) => {
  const roles = grants.flatMap(({ role, actions }) =>
    [...actions].some(action => call.startsWith(action)) ? role : [],
  )
  return roles.length > 0 && !roles.some(role => role === 'anonymous' || audiences.includes(role))
}

/** What a resource grants somebody, or a call: those to whom it is the same are one to it. */
const grantedTo = ({ grants }: Resource, { audiences }: TenantActor) =>
  String(
    grants
      .flatMap(({ role, actions, scope }) => (audiences.includes(role) ? [`${[...actions]} ${scope}`] : []))
      .sort(),
  )
const calledBy = ({ allow }: Endpoint, { audiences }: TenantActor) =>
  Array.isArray(allow) ? String(allow.filter(role => audiences.includes(role))) : ''

/** Of these tables a row says itself who speaks, who moderates and who is a guest: each role asks for all of them. */
const saysWho = /^(app_user|agenda|conference|pass|presentation|recording|speaker)/

/**
 * Of those who differ in nothing but a role that neither the call nor what it names knows, one asks, each in turn. That
 * each role is refused what is not its own is asked in `resources.test.ts` and `calls.test.ts`, as all of them.
 */
function isInTurn(actor: TenantActor, at: number, key: (actor: TenantActor) => string) {
  if (!actor.isPlain) return true
  const alike = fixture.actors.filter(one => one.isPlain && key(one) === key(actor))
  return alike[at % alike.length] === actor
}

type CallResult = { statusCode: number; told: string; changes: string[]; tells: string[] }
/** Nothing changes: what somebody has asked once is answered alike when they ask it again. */
const known = new Map<string, Promise<CallResult>>()
/** What was told of a record that is hidden, and compared with what is told of none: whoever is told the same knows as little. */
const compared = new Set<string>()

/** Everything of these rows is asked for as somebody; what is wrong is said line by line. */
async function walk(actor: TenantActor, rows: Conditions, compare?: Ids) {
  const wrong: string[] = []
  const guard = await fixture.guard(actor)
  const home = ownedBy(fixture.columns, actor.own)
  const own = await fixture.idsOf(home)
  const theirs = except(rows, fixture.columns, actor)
  const isShared = rows === fixture.others.shared
  const ids: Ids = new Map([...(isShared ? own : []), ...(await fixture.idsOf(theirs))])
  const askOnce = async (one: TriedRequest): Promise<CallResult> => {
    const { answer, changes, tells } = await fixture.ask(actor, one, guard)
    return { statusCode: answer.statusCode, told: told(answer), changes, tells }
  }
  const ask = async (one: TriedRequest) => {
    const key = JSON.stringify([actor.name, one.method, one.url, one.payload])
    const asked = known.get(key) ?? askOnce(one)
    known.set(key, asked)
    const answer = await asked
    const line = `${actor.name} ${one.method} ${one.url}: ${answer.statusCode}`
    if (answer.statusCode >= 500) wrong.push(line)
    if (answer.changes.length && !mayChange(actor, answer.changes, one.call))
      wrong.push(`${line} changes ${answer.changes}`)
    if (answer.tells.length) wrong.push(`${line} tells ${answer.tells}`)
    return { ...answer, line }
  }
  for (const [at, resource] of resources().entries()) {
    if (!isInTurn(actor, at, one => grantedTo(resource, one))) continue
    if (!isShared) await ask({ call: 'L', method: 'GET', url: `/api/${resource.name}?pagination=false` })
    const [mine] = await fixture.pick(resource.table, home.get(resource.table))
    for (const { id } of await fixture.pick(resource.table, theirs.get(resource.table)))
      for (const [number, one] of triesOn(
        resource,
        id,
        await fixture.recordAt(resource, id),
        mine,
        ids,
      ).entries()) {
        if (isForOthers(resource, one, actor)) continue
        // What a relation may lead to is asked in one place for all; in `writes.test.ts` everybody tries each.
        const isRelation = /^(L|U own) /.test(one.call)
        if (isRelation && (number + fixture.actors.indexOf(actor)) % 3) continue
        const { statusCode, line } = await ask(one)
        // Of what is shared they may change their own part; what is the others', never.
        const isTaken = one.method !== 'GET' && statusCode < 300 && !isShared
        if (isTaken) wrong.push(line)
      }
  }
  for (const [at, { endpoint, places }] of calls().entries()) {
    if (!mayCall(endpoint, actor)) continue
    const isOfAll = places.some(({ table }) => saysWho.test(table))
    if (!isOfAll && !isInTurn(actor, at, one => calledBy(endpoint, one))) continue
    if (isShared && !places.some(({ table }) => rows.has(table))) continue
    const absent = compare ? variantsOf(endpoint, places, own, compare) : []
    for (const [at, one] of variantsOf(endpoint, places, own, ids).entries()) {
      const { told, line } = await ask(one)
      const isOfOthers = one.url.split('?')[0]?.endsWith(`/${ids.get('firm')}`)
      const isTheirs = actor.hasAskedC && ofWhatWasAsked.has(one.call) && !isOfOthers
      if (!absent[at] || !places.length || isTheirs) continue
      const key = JSON.stringify([one.method, one.url, one.payload, told])
      if (compared.has(key)) continue
      compared.add(key)
      const none = (await ask(absent[at])).told
      if (none !== told) wrong.push(`${line} ${told}, but of none ${none}`)
    }
  }
  expect(await digestOf(fixture.platform.services.database.kysely, guard.guarded)).toEqual(guard.before)
  return wrong
}

const asEverybody = async (rows: Conditions, compare?: Ids) => {
  const wrong: string[] = []
  // One after the other: side by side each would have a connection, and PostgreSQL plans every statement on each anew.
  for (const actor of fixture.actors) wrong.push(...(await walk(actor, rows, compare)))
  expect(wrong).toEqual([])
}

describe('of fairs that share a firm and a person', () => {
  it('each call says which records it names', () => {
    const stated = Object.entries(callsByNames).flatMap(([tables, names]) =>
      names.map(name => [name, tables]),
    )
    const declared = calls().map(({ endpoint, places }) => [nameOf(endpoint), tablesOf(places).join(' ')])
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(stated))
  })

  it('there is something of everything', () => {
    const places = new Set([...fixture.marks.values()].map(({ of, place }) => `${of}: ${place}`))
    for (const of of ['B', 'C'])
      for (const place of [
        'app_user.email',
        'app_user.last_name',
        'firm.phone',
        'fair.shipping_mail',
        'stand.label',
        'fair_text.translations',
        'registration_answer.value',
      ])
        expect(places).toContain(`${of}: ${place}`)
  })

  it('another one tells nobody of the first what is not public, and is changed by nobody of it', () =>
    asEverybody(fixture.others.B))

  it('one in preparation is to them as if it were not there, whatever is asked of it', () =>
    asEverybody(
      fixture.others.C,
      new Map<string, number | string>(fixture.columns.map(({ table }) => [table, 999_999])).set(
        'slug',
        'no-such-fair',
      ),
    ))

  it('what is shared is changed by themselves alone', () => asEverybody(fixture.others.shared))
})
