import autocannon from 'autocannon'
import { median } from './figure.ts'

const connections = 50
const seconds = 5

/** What is asked for: an address, or one with headers. */
export type LoadTarget = string | { url: string; headers: Record<string, string> }

async function perSecond(asked: LoadTarget, duration: number): Promise<number> {
  const call = typeof asked === 'string' ? { url: asked } : asked
  const { requests, errors, ...answers } = await autocannon({ ...call, connections, duration })
  const refusals = answers['4xx'] + answers['5xx']
  if (refusals || errors) {
    const by = JSON.stringify(answers.statusCodeStats)
    throw new Error(`${call.url}: ${refusals} refusals and ${errors} errors under load, by status ${by}.`)
  }
  return requests.average
}

/**
 * Requests a second of each address, asked in turn so that all of them bear the same machine. `isWarm`: they were asked a
 * moment ago.
 */
export async function inTurn<Name extends string>(
  addresses: Record<Name, LoadTarget>,
  { rounds = 3, isWarm = false } = {},
): Promise<Record<Name, number>> {
  const names = Object.keys(addresses) as Name[]
  const seen = new Map<Name, number[]>(names.map(name => [name, []]))
  for (const name of isWarm ? [] : names) await perSecond(addresses[name], 3)
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) seen.get(name)?.push(await perSecond(addresses[name], seconds))
  return Object.fromEntries(names.map(name => [name, median(seen.get(name) ?? [])])) as Record<Name, number>
}
