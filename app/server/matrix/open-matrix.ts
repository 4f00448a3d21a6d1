import { expect } from 'vitest'
import type { Resource } from '#platform/contract/resource.ts'
import { allImplementations } from '#platform/server/resource/registry.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'
import { type Caller, callersOf } from './callers.ts'
import { fillTenants, tenantsOf } from './fill-tenants.ts'
import { endsOf, readRecords, type StoredRecord, type StoredRecords } from './fixture.ts'
import { forgetChanges } from './forget-changes.ts'
import { isShownTo, knowsWhenShown } from './shown.ts'
import { turnsAway } from './turned-away.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Matrix = Awaited<ReturnType<typeof openMatrix>>

/** The real server over a fixture in which every tenant has something of everything, and which no call changes. */
export async function openMatrix() {
  const platform = await testPlatform()
  await fillTenants(platform.services.database, tenantsOf(platform.seeded))
  const callers = callersOf(platform.seeded)
  for (const { who } of callers) await platform.as(who)
  const records = await readRecords(platform.services.database, knowsWhenShown)
  const resources = allImplementations()
  platform.services.database = forgetChanges(platform.services.database)
  const fairs = Object.values(platform.seeded.fairs)
  // No call changes the records: what is of one kind is looked for once.
  const sampled = new Map<Resource, StoredRecord[]>()
  const samplesOf = (resource: Resource) => {
    const known = sampled.get(resource) ?? samples(records, resource, fairs)
    sampled.set(resource, known)
    return known
  }
  return {
    platform,
    callers,
    records,
    resources,
    isTurnedAwayOf: turnsAway(callers),
    samples: samplesOf,
    /** Of each of these kinds that is not the same to somebody; of several that are, everybody has another one. */
    samplesFor: (resource: Resource, caller: Caller): StoredRecord[] => {
      const alike = new Map<string, StoredRecord[]>()
      for (const row of samplesOf(resource)) {
        const kind = kindTo(records, resource, row, caller, fairs)
        alike.set(kind, [...(alike.get(kind) ?? []), row])
      }
      return [...alike.values()].map(rows => rows[callers.indexOf(caller) % rows.length] as StoredRecord)
    },
    ask: (caller: Caller, method: Method, url: string, payload?: object) =>
      ask(platform, caller, method, url, payload),
    /** Every deviation at once, so that one look shows the whole of a wrong declaration. */
    eachCaller: async (check: (caller: Caller, report: (line: string) => void) => Promise<void>) => {
      const wrong: string[] = []
      for (const caller of callers) await check(caller, line => wrong.push(`${caller.name} ${line}`))
      expect(wrong).toEqual([])
    },
  }
}

/** One row of each kind: rows that belong to the same fair, firm, stand and owner, and are shown alike, are one kind. */
function samples(records: StoredRecords, resource: Resource, fairs: number[]): StoredRecord[] {
  const kinds = new Map<string, StoredRecord>()
  for (const row of records.get(resource.table) ?? []) {
    const belongs = Object.values(resource.scope ?? {}).map(path => endsOf(records, resource, row, path))
    const kind = JSON.stringify([belongs, isShownTo(records, resource, row, fairs)])
    if (!kinds.has(kind)) kinds.set(kind, row)
  }
  return [...kinds.values()]
}

/**
 * What a row is to somebody: of which fair it is, whether its firm, its stand, its owner and all else by which it is reached
 * are theirs, somebody else's or nobody's, and whether it is shown. Rules know no more of it: which of several other firms
 * it is, none asks.
 */
function kindTo(
  records: StoredRecords,
  resource: Resource,
  row: StoredRecord,
  { reach }: Caller,
  fairs: number[],
): string {
  const belongs = Object.entries(resource.scope ?? {}).map(([anchor, path]) => {
    const ends = endsOf(records, resource, row, path)
    if (anchor === 'fair') return ends
    const reached = Object.values(reach).flatMap(letter => letter.filter(one => one.anchor === anchor))
    return ends.map(end => end !== null && reached.some(({ ids }) => ids.includes(end as number)))
  })
  const shown = fairs.map(fair => isShownTo(records, resource, row, [fair]))
  return JSON.stringify([belongs, shown])
}

/** Secrets of the small fixture, and whatever the tenants were filled with; a fair's buttons are its public face. */
const secret = /CANARY-(?:app_user|registration_answer|firm|fair|fair_email)-\w+?-(\w+)/g
const ofSecondFair = /CANARY-(?!header_button)\w+?-\w+?-(?:z|visitor9)\b/g

/** Asks, and looks whether the answer holds a secret of somebody who is none of the caller's business. */
async function ask(platform: TestPlatform, caller: Caller, method: Method, url: string, payload?: object) {
  const answer = await platform.call(caller.who, {
    method,
    url: `/api/${url}`,
    ...(payload && { payload }),
  })
  const { body } = answer
  const leaked = [
    ...[...body.matchAll(secret)].filter(
      ([, owner = '']) => !caller.trusted.test(owner) && !isOnCard(platform, caller, url, owner),
    ),
    ...(isInSecondFair(platform, caller) ? [] : body.matchAll(ofSecondFair)),
  ].map(([found]) => found)
  expect(leaked, `${caller.name} ${method} ${url}`).toEqual([])
  return answer
}

/** A firm's card tells the members of its fair how to reach it, as long as the fair does not hide that. */
const isOnCard = ({ seeded }: TestPlatform, { reach }: Caller, url: string, owner: string) =>
  url.startsWith('firms/bcard/') &&
  (reach.p ?? []).some(({ ids }) =>
    ids.includes(/^[ab]$/.test(owner) ? seeded.fairs.fair1 : owner === 'z' ? seeded.fairs.fair2 : 0),
  )

const isInSecondFair = ({ seeded }: TestPlatform, { reach }: Caller) =>
  [...(reach.p ?? []), ...(reach.G ?? [])].some(({ ids }) => ids.includes(seeded.fairs.fair2))
