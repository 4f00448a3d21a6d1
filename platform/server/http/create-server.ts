import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify'
import type { Audit, KeyScope } from '#platform/contract/endpoint.ts'
import { Problem } from '#platform/contract/problem.ts'
import { contentVersions } from '../database/content-versions.ts'
import { notFound } from '../refusal.ts'
import { allImplementations } from '../resource/registry.ts'
import type { Services } from '../services.ts'
import { assertShallow } from './body-shape.ts'
import { limitBodyTime } from './body-timeout.ts'
import { capConnections } from './cap-connections.ts'
import { closeStalledSockets } from './close-stalled-sockets.ts'
import { type Handler, mountEndpoint } from './endpoint-routes.ts'
import { handleProblems, refuseAddress } from './problems.ts'
import { mountResource } from './resource-routes.ts'
import { type Identify, rejectUnknownParams } from './respond.ts'
import { cacheResponses } from './response-cache.ts'
import { securityHeaders } from './security-headers.ts'
import { shareOut } from './shares.ts'
import { defaultTimeouts, type Timeouts } from './timeouts.ts'
import { turns } from './turns.ts'
import { validatorCompiler } from './validators.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call. A route without it stops the server at start. */
    access?: string | readonly string[]
    /** Its address stands in no log. */
    isCapability?: boolean
    /** Whether a call leaves a row in the audit log. A route that writes and does not say so stops the server at start. */
    audit?: Audit
    upload?: boolean
    /** The scopes of the keys that may call; without them none may. */
    keys?: readonly KeyScope[]
  }
}

export type ServerParts = {
  services: Services
  identify: Identify
  handlers: Handler[]
  /** Routes that are not calls: pages, files, push. */
  extend?: (app: FastifyInstance) => Promise<void> | void
  timeouts?: Timeouts
  /** Hooks that see every call, before any other. */
  watch?: (app: FastifyInstance) => void
}

const apiBase = '/api'
const jsonLimit = 256 * 1024

/** The whole HTTP server, not yet listening. */
export async function createServer({
  services,
  identify,
  handlers,
  extend,
  timeouts = defaultTimeouts,
  watch,
}: ServerParts): Promise<FastifyInstance> {
  const { settings } = services
  const app = Fastify({
    loggerInstance: services.log,
    trustProxy: (_address: string, hop: number) => hop < settings.TRUST_PROXY,
    bodyLimit: jsonLimit,
    requestTimeout: timeouts.request,
    // Longer than a proxy keeps it: what it sends into a connection that was just closed is lost.
    keepAliveTimeout: 65_000,
    connectionTimeout: timeouts.silence,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.look },
    frameworkErrors: refuseAddress(services),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: true,
  })
  app.removeContentTypeParser('text/plain')
  acceptEmptyJson(app)
  app.addSchema({ ...Problem, $id: 'Problem' })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => data => JSON.stringify(data))
  watch?.(app)
  handleProblems(app, services)
  assertPolicies(app)
  securityHeaders(app, settings)
  limitBodyTime(app, timeouts.body)
  logRequests(app)
  hangUpWhenClosing(app)
  closeStalledSockets(app.server, timeouts)
  capConnections(app.server, settings.TRUST_PROXY > 0)
  shareOut(app)
  await app.register(cookie)
  // Before packing: an answer is kept as it was written.
  cacheResponses(app, contentVersions(services.database))
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1400 })
  await app.register(
    async api => {
      await api.register(multipart, {
        limits: { parts: 10, files: 1, fields: 9, fieldSize: 10_000, headerPairs: 50 },
      })
      api.decorateRequest('actor')
      await documentation(api, settings.version)
      api.addHook('preValidation', rejectUnknownParams)
      api.addHook('preValidation', async ({ body }) => assertShallow(body))
      for (const resource of allImplementations()) mountResource(api, resource, services, identify)
      const inTurn = turns()
      for (const one of handlers) mountEndpoint(api, one, services, { identify, inTurn })
      refuseUnknown(api)
    },
    { prefix: apiBase },
  )
  await extend?.(app)
  return app
}

/** Many clients name JSON with each of their calls, also with those that send nothing. */
function acceptEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, body, done),
  )
}

/** Whatever is no call under this address is no page either. */
function refuseUnknown(api: FastifyInstance) {
  const refuse = async () => {
    throw notFound()
  }
  api.get('/*', { config: { access: 'anyone' }, schema: { hide: true }, onRequest: refuse }, refuse)
}

const isSilentWrite = ({ method, config }: RouteOptions) =>
  !config?.audit && [method].flat().some(one => !['GET', 'HEAD', 'OPTIONS'].includes(one))

/** Deny by default: a route that does not say who may call it keeps the server from starting. */
function assertPolicies(app: FastifyInstance) {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', route => void routes.push(route))
  app.addHook('onReady', async () => {
    const open = routes.filter(route => !route.config?.access).map(route => `${route.method} ${route.url}`)
    if (open.length) throw new Error(`No policy: ${open.join(', ')}. Say in config.access who may call it.`)
    const silent = routes.filter(isSilentWrite).map(route => `${route.method} ${route.url}`)
    if (silent.length) throw new Error(`Say in config.audit whether these leave a row: ${silent.join(', ')}`)
  })
}

/**
 * A connection that is kept for another request would hold up a server that is to stop, and so would one that a browser has
 * opened ahead: of those Node closes none on which nothing was ever asked.
 */
function hangUpWhenClosing(app: FastifyInstance) {
  const open = new Set<Socket>()
  let isClosing = false
  app.server.on('connection', (socket: Socket) => {
    // It takes nothing new.
    if (isClosing) return socket.destroy()
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}

/** One line per request, without the address's query (it may hold names) and without any header. */
function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.access === 'probe') return
    request.log.info(
      {
        method: request.method,
        path: request.routeOptions.config.isCapability
          ? request.routeOptions.url
          : request.url.split('?')[0]?.slice(0, 300),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
}

async function documentation(api: FastifyInstance, version: string) {
  api.addHook('onRoute', ({ schema }) => {
    if (schema?.response) schema.response = { ...schema.response, '4xx': { $ref: 'Problem#' } }
  })
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Verrière',
        version,
        description:
          'The calls of the platform. Lists are plain arrays, paged by `page`, `itemsPerPage` and `pagination=false`, with the headers `x-current-page`, `x-page-count`, `x-total-items` and `x-items-per-page`.',
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }, {}],
    },
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
  })
  api.get('/openapi.json', { config: { access: 'anyone' }, schema: { hide: true } }, async () =>
    api.swagger(),
  )
  await api.register(async docs => {
    docs.addHook('onRoute', route => {
      route.config = { ...route.config, access: 'anyone' }
    })
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      uiConfig: { deepLinking: true, docExpansion: 'none' },
    })
  })
}
