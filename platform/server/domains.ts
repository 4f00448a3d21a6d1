import type { DomainServer } from './domain-server.ts'
import { register } from './resource/registry.ts'

let registered: readonly DomainServer[] | undefined

/** Says once, when a process starts, what the product consists of, in the order in which its domains know each other. */
export function registerDomains(domains: readonly DomainServer[]): void {
  registered = domains
  for (const { resources } of domains) for (const resource of resources) register(resource)
}

type Lists = {
  [K in keyof DomainServer as NonNullable<DomainServer[K]> extends readonly unknown[]
    ? K
    : never]-?: NonNullable<DomainServer[K]> extends readonly (infer One)[] ? One : never
}

/** What all domains say of one thing, in their order. @throws before they are registered: nothing said is not nothing there */
export function declared<K extends keyof Lists>(what: K): Lists[K][] {
  if (!registered) throw new Error('No domains are registered: app/server/domains.ts does so at the start.')
  return registered.flatMap(domain => (domain[what] ?? []) as readonly Lists[K][])
}
