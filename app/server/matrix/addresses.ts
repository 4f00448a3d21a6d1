import type { Resource } from '#platform/contract/resource.ts'
import { namedResource } from './call-matrix.ts'

/** The resource to which the id of a call belongs. */
export function resourceOfId(path: string, resources: readonly Resource[]): Resource | undefined {
  const before = /^\/(.+?)\/\{id\}/.exec(path)?.[1]
  const name = before && (namedResource[before] ?? before)
  return resources.find(resource => resource.name === name)
}
