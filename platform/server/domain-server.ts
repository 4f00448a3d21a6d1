import type { Handler } from './http/endpoint-routes.ts'
import type { Implementation } from './resource/registry.ts'

/** The public face of a domain's server: what it keeps and which calls it answers. */
export type DomainServer = { resources: Implementation[]; handlers: Handler[] }
