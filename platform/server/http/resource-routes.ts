import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import type { Action } from '#platform/contract/policy.ts'
import type { Query } from '../resource/filter.ts'
import { createRow, deleteRow, listRows, readRow, updateRow } from '../resource/operations.ts'
import type { Implementation, Input } from '../resource/registry.ts'
import { mayEver } from '../resource/scope.ts'
import type { Services } from '../services.ts'
import { authorize, type Identify, pageHeaders, runForRequest } from './respond.ts'
import { idParams, inputSchema, listQuery, recordSchema } from './schemas.ts'

type ById = { Params: { id: number }; Querystring: Query }

/** A list from which everybody chooses, or whose entries of no fair they do: it holds nothing but content. */
const isForAll = ({ grants }: Implementation) =>
  grants.some(({ role, actions, scope }) => role === 'anonymous' && actions.has('L') && 'AN'.includes(scope))

/** The five calls of a resource. A call that no role may make is not mounted: it answers 404 like any unknown path. */
export function mountResource(
  app: FastifyInstance,
  resource: Implementation,
  services: Services,
  identify: Identify,
) {
  const { name, tag } = resource
  const has = (action: Action) => resource.grants.some(grant => grant.actions.has(action))
  const record = recordSchema(resource)
  const body = inputSchema(resource)
  const meta = (operation: string, summary: string) => ({
    operationId: `${name}.${operation}`,
    tags: [tag],
    summary,
  })
  const guarded = (action: Action, config: FastifyContextConfig = {}) => ({
    config: { access: 'policy', ...config },
    onRequest: authorize(identify, actor => mayEver(resource, action, actor)),
  })

  if (has('L'))
    app.get<{ Querystring: Query }>(
      `/${name}`,
      {
        ...guarded('L', { cachedBy: isForAll(resource) ? 'content' : undefined }),
        schema: {
          ...meta('list', `List ${name}`),
          querystring: listQuery(resource),
          response: { 200: { type: 'array', items: record } },
        },
      },
      (request, reply) =>
        runForRequest(services, request, reply, false, async context => {
          const { rows, page, total } = await listRows(resource, request.query, context)
          pageHeaders(reply, page, total)
          return rows
        }),
    )
  if (has('R'))
    app.get<ById>(
      `/${name}/:id`,
      {
        ...guarded('R'),
        schema: { ...meta('read', `One of ${name}`), params: idParams, response: { 200: record } },
      },
      (request, reply) =>
        runForRequest(services, request, reply, false, async context => {
          const row = await readRow(resource, request.params.id, context)
          if ('version' in row) reply.header('etag', `"${row.version}"`)
          return row
        }),
    )
  if (has('C'))
    app.post<{ Body: Input }>(
      `/${name}`,
      {
        ...guarded('C', { audit: 'always' }),
        schema: { ...meta('create', `Create one of ${name}`), body, response: { 201: record } },
      },
      async (request, reply) => {
        const row = await runForRequest(services, request, reply, true, context =>
          createRow(resource, request.body, context),
        )
        return reply.status(201).header('location', `/api/${name}/${row.id}`).send(row)
      },
    )
  if (has('U'))
    app.put<ById & { Body: Input }>(
      `/${name}/:id`,
      {
        ...guarded('U', { audit: 'always' }),
        schema: {
          ...meta('update', `Change one of ${name}`),
          params: idParams,
          body,
          response: { 200: record },
        },
      },
      (request, reply) =>
        runForRequest(services, request, reply, true, async context => {
          const row = await updateRow(
            resource,
            request.params.id,
            request.body,
            context,
            request.headers['if-match'],
          )
          if ('version' in row) reply.header('etag', `"${row.version}"`)
          return row
        }),
    )
  if (has('D'))
    app.delete<ById>(
      `/${name}/:id`,
      {
        ...guarded('D', { audit: 'always' }),
        schema: {
          ...meta('delete', `Delete one of ${name}`),
          params: idParams,
          response: { 204: { type: 'null' } },
        },
      },
      async (request, reply) => {
        await runForRequest(services, request, reply, true, context =>
          deleteRow(resource, request.params.id, context),
        )
        return reply.status(204).send()
      },
    )
}
