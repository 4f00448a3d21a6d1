import autocannon from 'autocannon'
import { median } from './figure.ts'

const connections = 50
const seconds = 5

async function perSecond(url: string, duration: number): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, connections, duration })
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} refusals and ${errors} errors under load.`)
  return requests.average
}

/** Requests a second of each address, asked in turn so that all of them bear the same machine. */
export async function inTurn<Name extends string>(
  addresses: Record<Name, string>,
  rounds = 3,
): Promise<Record<Name, number>> {
  const names = Object.keys(addresses) as Name[]
  const seen = new Map<Name, number[]>(names.map(name => [name, []]))
  for (const name of names) await perSecond(addresses[name], 3)
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) seen.get(name)?.push(await perSecond(addresses[name], seconds))
  return Object.fromEntries(names.map(name => [name, median(seen.get(name) ?? [])])) as Record<Name, number>
}
