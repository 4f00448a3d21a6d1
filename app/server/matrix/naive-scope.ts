import { type Action, parsePolicy } from '#platform/contract/policy.ts'
import type { Resource } from '#platform/contract/resource.ts'
import type { Caller } from './callers.ts'
import { endsOf, type StoredRecord, type StoredRecords } from './fixture.ts'
import { permissionMatrix } from './permission-matrix.ts'
import { isShownTo } from './shown.ts'

const parsed = new Map<string, ReturnType<typeof parsePolicy>>()

/** Read once: it is asked for every row as everybody. */
function policyOf({ name, policy }: Resource) {
  const known = parsed.get(name) ?? parsePolicy(permissionMatrix[name] ?? policy)
  parsed.set(name, known)
  return known
}

const lettersOf = (resource: Resource, caller: Caller, action: Action) =>
  policyOf(resource)
    .filter(grant => [...caller.roles, 'anonymous'].includes(grant.role) && grant.actions.has(action))
    .map(grant => grant.scope)

/** Whether the matrix lets them do this to any row at all. */
export const mightEver = (resource: Resource, caller: Caller, action: Action) =>
  lettersOf(resource, caller, action).some(
    letter => letter === 'A' || letter === 'N' || caller.reach[letter] !== undefined,
  )

/** Whether the matrix lets them do this to this row: decided by looking, without the engine's SQL. */
export const may = (
  records: StoredRecords,
  resource: Resource,
  caller: Caller,
  action: Action,
  row: StoredRecord,
) =>
  lettersOf(resource, caller, action).some(
    letter =>
      letter === 'A' ||
      (letter === 'N' &&
        Object.values(resource.scope ?? {}).every(path => endsOf(records, resource, row, path)[0] == null)) ||
      (caller.reach[letter] ?? []).some(({ anchor, ids, publishedOnly }) => {
        const path = resource.scope?.[anchor]
        return (
          path !== undefined &&
          endsOf(records, resource, row, path).some(end => ids.includes(end as number)) &&
          (!publishedOnly || isShownTo(records, resource, row, ids))
        )
      }),
  )
