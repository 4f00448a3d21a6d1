import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { keysOfList, type ListKeys } from './list-keys.ts'
import type { Arriving, Leaving } from './transfer-part.ts'

function listsOf(db: Kysely<Tables>) {
  const known = new Map<string, Promise<ListKeys>>()
  return (resource: string) => {
    const found = known.get(resource) ?? keysOfList(resource, db)
    known.set(resource, found)
    return found
  }
}

/** What has its key by its part, else by its name in a list. `carried`: resources that parts carry whole. */
export function leavingKeys(
  carried: ReadonlySet<string>,
  db: Kysely<Tables>,
): Pick<Leaving, 'keyOf' | 'remember'> {
  const listFor = listsOf(db)
  const keys = new Map<string, string>()
  return {
    remember: (resource, id, key) => void keys.set(`${resource} ${id}`, key),
    async keyOf(resource, id) {
      const own = keys.get(`${resource} ${id}`)
      if (own !== undefined || carried.has(resource)) return own ?? null
      return (await listFor(resource)).keyOf.get(id) ?? null
    },
  }
}

export function arrivingKeys(
  carried: ReadonlySet<string>,
  db: Kysely<Tables>,
): Pick<Arriving, 'idOf' | 'remember'> {
  const listFor = listsOf(db)
  const ids = new Map<string, number>()
  return {
    remember: (resource, key, id) => void ids.set(`${resource} ${key}`, id),
    async idOf(resource, key) {
      if (typeof key !== 'string') return null
      const own = ids.get(`${resource} ${key}`)
      if (own !== undefined || carried.has(resource)) return own ?? null
      return (await listFor(resource)).idOf(key)
    },
  }
}
