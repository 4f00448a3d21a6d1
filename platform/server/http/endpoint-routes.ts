import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { fieldsIn, isRecord } from '#platform/contract/record.ts'
import type { Actor } from '../actor.ts'
import type { Context, HttpContext } from '../context.ts'
import type { pageOf } from '../resource/filter.ts'
import type { Services } from '../services.ts'
import { Packed } from './packed.ts'
import { authorize, type Identify, pageHeaders, runForRequest } from './respond.ts'
import { paging } from './schemas.ts'
import type { InTurn } from './turns.ts'
import { withoutUnchanged } from './whole-records.ts'

/** What a call brought, checked against its schemas. */
export type Call<P extends TSchema, Q extends TSchema, B extends TSchema> = {
  params: Static<P>
  query: Static<Q>
  body: Static<B>
}

/** The values that a parameter of the path may have, where the domains declare them. */
type Declared = Readonly<Record<string, () => readonly string[]>>

/** The shape of a response, where the domains declare it. */
type DeclaredResponse = () => TSchema

export type Handler = {
  endpoint: Endpoint
  /** As a method, so that it may take more precisely what the endpoint's schemas have checked. */
  command(call: { params: unknown; query: unknown; body: unknown }, context: HttpContext): Promise<unknown>
  writes: boolean
  params?: Declared
  response?: DeclaredResponse
  lock?(params: unknown): string
  sharedWith?(call: { params: unknown; query: unknown }, reader: Reader): Promise<boolean>
  record?(id: number, context: Context): Promise<unknown>
}

/** Who reads, and where it is asked what they may. */
type Reader = Pick<Context, 'db' | 'actor'>

/** Rows of one page, for calls of the form `list`. */
export type PagedResponse<T> = { rows: T[]; page: ReturnType<typeof pageOf>; total: number }

const isPaged = (result: unknown): result is PagedResponse<unknown> => isRecord(result) && 'rows' in result

/** It is read as it comes: nothing waits for it in a transaction. */
const isSlow = ({ form }: Endpoint) => form === 'upload' || form === 'bytes'

type Options<Params, Query> = {
  writes?: boolean
  params?: Declared
  response?: DeclaredResponse
  /** Of a call that changes `{id}`: the record as it is read, for clients that send it back whole. */
  record?(id: number, context: Context): Promise<unknown>
  /** Names the lock that many calls at once wait for: one after the other works. As a method, as above. */
  lock?(params: Params): string
  /**
   * Of an answer that is kept for strangers: whether this reader, who is logged in, is told the same as all who may see it.
   * As a method, as above.
   */
  sharedWith?(call: { params: Params; query: Query }, reader: Reader): Promise<boolean>
}

/**
 * Ties a call to the command that answers it. Commands of anything but GET run in a transaction, unless `writes`
 * says otherwise (a command that keeps its own transactions, such as one that hashes a password first).
 */
export function handle<P extends TSchema, Q extends TSchema, B extends TSchema, A extends TSchema>(
  endpoint: Endpoint<P, Q, B, A>,
  command: (
    call: Call<P, Q, B>,
    context: HttpContext,
  ) => Promise<Static<A> | PagedResponse<unknown> | Packed | void>,
  options: Options<Static<P>, Static<Q>> = {},
): Handler {
  return {
    endpoint,
    command,
    writes: options.writes ?? (endpoint.method !== 'GET' && !isSlow(endpoint)),
    ...(options.params && { params: options.params }),
    ...(options.response && { response: options.response }),
    ...(options.lock && { lock: options.lock }),
    ...(options.sharedWith && { sharedWith: options.sharedWith }),
    ...(options.record && { record: options.record }),
  }
}

const admits =
  ({ allow }: Endpoint) =>
  ({ userId, roles }: Actor) =>
    allow === 'anyone' ||
    (userId !== null && (allow === 'members' || allow.some(role => roles.includes(role))))

const operationId = (endpoint: Endpoint) =>
  `${endpoint.method.toLowerCase()} ${endpoint.path}`.replace(/[^a-z]+/gi, '_').replace(/_$/, '')

type QuerySchema = { type: string; properties: Record<string, unknown>; additionalProperties?: boolean }

/** What may stand behind `?`: lists are paged, also those that take nothing else. */
const querySchema = ({ query, form }: Endpoint): QuerySchema => {
  const own = fieldsIn(query)
  return {
    type: 'object',
    ...own,
    properties: { ...fieldsIn(own.properties), ...(form === 'list' && paging) },
  }
}

const paramsSchema = (params: TSchema, declared: Declared = {}) => {
  const properties = fieldsIn(fieldsIn(params).properties)
  const named = Object.entries(declared).map(([name, values]) => [name, { enum: [...values()] }])
  return named.length ? { ...params, properties: { ...properties, ...Object.fromEntries(named) } } : params
}

/** A body of which nothing must be said may be left out. */
const mayBeLeftOut = (body: TSchema | undefined) => {
  const { type, required } = fieldsIn(body)
  return type === 'object' && !(Array.isArray(required) && required.length)
}

const leftOut = async (request: FastifyRequest) => {
  request.body ??= {}
}

type Mounting = { identify: Identify; inTurn: InTurn }

export function mountEndpoint(
  app: FastifyInstance,
  handler: Handler,
  services: Services,
  mounting: Mounting,
) {
  const parsers = bodyParsers[handler.endpoint.form ?? 'list']
  if (!parsers) mount(app, handler, services, mounting)
  else
    void app.register(async scope => {
      parsers(scope)
      mount(scope, handler, services, mounting)
    })
}

/** Of the forms whose bodies are none of JSON. */
const bodyParsers: Partial<Record<NonNullable<Endpoint['form']>, (scope: FastifyInstance) => void>> = {
  ignored: scope =>
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1000 },
      (_request, _body, done) => done(null),
    ),
  // The command reads it, once it knows whose it is.
  bytes: scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null))
  },
}

function mount(
  app: FastifyInstance,
  { endpoint, command, writes, params: declared, response, lock, sharedWith, record }: Handler,
  services: Services,
  { identify, inTurn }: Mounting,
) {
  const { method, path, tag, summary, description, params, body, form } = endpoint
  const status = endpoint.status ?? (endpoint.response || form ? 200 : 204)
  const querystring = querySchema(endpoint)
  app.route<{ Querystring: Record<string, unknown> }>({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    config: {
      access: endpoint.allow,
      upload: isSlow(endpoint),
      cachedBy: endpoint.cached,
      audit: endpoint.audit,
      ...(endpoint.isCapability && { isCapability: true }),
      ...(endpoint.keys && { keys: endpoint.keys }),
      ...(sharedWith && {
        sharedWith: ({ params: named, query, actor }: FastifyRequest) =>
          sharedWith({ params: named, query }, { db: services.database.kysely, actor }),
      }),
    },
    onRequest: authorize(identify, admits(endpoint)),
    preValidation: [
      ...(mayBeLeftOut(body) ? [leftOut] : []),
      ...(record
        ? [
            async (request: FastifyRequest, reply: FastifyReply) => {
              const { id } = fieldsIn(request.params)
              if (!/^\d{1,9}$/.test(String(id))) return
              request.body = await withoutUnchanged(request.body, body, () =>
                runForRequest(services, request, reply, false, context => record(Number(id), context)),
              )
            },
          ]
        : []),
    ],
    schema: {
      operationId: operationId(endpoint),
      tags: [tag],
      summary,
      ...(description && { description }),
      ...(params && { params: paramsSchema(params, declared) }),
      querystring,
      ...(body && { body }),
      ...(form === 'upload' && { consumes: ['multipart/form-data'] }),
      ...(form === 'bytes' && { consumes: ['application/octet-stream'] }),
      response: { [status]: response?.() ?? endpoint.response ?? { type: 'null' } },
    },
    handler: async (request, reply) => {
      const run = () =>
        runForRequest(services, request, reply, writes, context =>
          command({ params: request.params, query: request.query, body: request.body }, context),
        )
      const result = await (lock ? inTurn(lock(request.params), run) : run())
      if (reply.sent) return reply
      if (result instanceof Packed) return reply.send(await result.forMany(request, reply))
      if (reply.statusCode === 304) return reply.send()
      if (form === 'list' && isPaged(result)) {
        pageHeaders(reply, result.page, result.total)
        return result.rows
      }
      return form === 'file' ? result : reply.status(status).send(result)
    },
  })
}
