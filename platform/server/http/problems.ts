import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLocale } from '#platform/contract/locale.ts'
import type { MessageCode } from '#platform/contract/message-code.ts'
import type { Problem } from '#platform/contract/problem.ts'
import { fieldsIn } from '#platform/contract/record.ts'
import {
  type DatabaseProblem,
  DatabaseUnavailable,
  DiskFull,
  databaseProblem,
  sqlState,
} from '../database/problems.ts'
import { notFound, Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { localeOf } from './respond.ts'
import { headersOf } from './security-headers.ts'

type Validation = NonNullable<FastifyError['validation']>

/** Codes by field of what a schema refused. */
export function fieldErrors(validation: Validation): Record<string, string[]> {
  const errors = new Map<string, string[]>()
  for (const { instancePath, keyword, params, ...more } of validation) {
    const inside = instancePath.slice(1).replaceAll('/', '.')
    const named = String(params.missingProperty ?? params.additionalProperty ?? '')
    const field = [inside, named].filter(Boolean).join('.') || '(body)'
    const { messageCode } = fieldsIn(fieldsIn(more).parentSchema)
    const code = typeof messageCode === 'string' ? messageCode : (codes[keyword] ?? 'value_invalid')
    errors.set(field, [...new Set([...(errors.get(field) ?? []), code])])
  }
  return Object.fromEntries([...errors].map(([field, list]) => [field, clearest(list)]))
}

/** Where a field may be one thing or another, each refuses; only what says how to mend it is told. */
function clearest(list: string[]): string[] {
  const clear = list.filter(code => code !== 'type_invalid' && code !== 'value_invalid')
  return clear.length ? clear : list
}

const codes: Record<string, string> = {
  required: 'required',
  additionalProperties: 'unknown_field',
  minLength: 'required',
  maxLength: 'too_long',
  minimum: 'too_small',
  maximum: 'too_large',
  format: 'format_invalid',
  pattern: 'format_invalid',
  type: 'type_invalid',
  enum: 'not_in_list',
  const: 'not_in_list',
  minItems: 'required',
  maxItems: 'too_many',
}

/** Fastify's own refusals of malformed requests. */
const malformed: Record<string, MessageCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large_body',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_REQ_FILE_TOO_LARGE: 'too_large_body',
}

/** What the database says is a message code by the names of its constraints; `sentences.test.ts` holds that they have a sentence. */
const codeOf = (name: string) => name as MessageCode

/**
 * Constraints are named for what they say: `…_taken` and `…_exist` (409), `…_limit` (409), others by their kind.
 * What a trigger raises is a message code itself.
 */
function constraintRefusal({ kind, constraint = '', message }: DatabaseProblem): Refusal {
  if (kind === 'unique' || kind === 'exclusion')
    return new Refusal(409, /_(taken|exist)$/.test(constraint) ? codeOf(constraint) : 'conflict')
  if (kind === 'raised') return new Refusal(409, /^[a-z_]+$/.test(message) ? codeOf(message) : 'conflict')
  if (kind === 'check')
    return constraint.endsWith('_limit')
      ? new Refusal(409, 'limit_reached')
      : new Refusal(422, 'value_invalid', { detail: constraint })
  if (kind === 'foreign-key')
    return /still referenced|RESTRICT/i.test(message) || /update or delete/.test(message)
      ? new Refusal(409, 'in_use')
      : new Refusal(422, 'relation_not_found')
  if (kind === 'not-null') return new Refusal(422, 'required')
  return new Refusal(422, 'value_invalid')
}

/** What the file system says when a file does not fit. */
const noRoom = new Set(['ENOSPC', 'EDQUOT'])

/** What somebody is told of a failure; null when it is our fault. */
export function refusalOf(error: FastifyError | Refusal | Error): Refusal | null {
  if (error instanceof Refusal) return error
  if (error instanceof DatabaseUnavailable) return new Refusal(503, 'unavailable', { retryAfter: 2 })
  if (error instanceof DiskFull) return new Refusal(503, 'storage_full', { retryAfter: 60 })
  if (noRoom.has(sqlState(error) ?? '')) return new Refusal(507, 'storage_full')
  if ('validation' in error && error.validation) {
    const errors = fieldErrors(error.validation)
    const unknown = Object.entries(errors)
      .filter(([, list]) => list.includes('unknown_field'))
      .map(([field]) => field)
    if (error.validationContext === 'params') return new Refusal(404, 'not_found')
    const status = error.validationContext === 'querystring' ? 400 : 422
    return new Refusal(status, unknown.length ? 'unknown_field' : 'invalid', {
      errors,
      ...(unknown.length && { detail: unknown.join(', ') }),
    })
  }
  const broken = databaseProblem(error)
  if (broken) return constraintRefusal(broken)
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status && status >= 400 && status < 500)
    return new Refusal(status, malformed[String(fieldsIn(error).code)] ?? 'malformed')
  return error instanceof SyntaxError && status === 400 ? new Refusal(400, 'malformed') : null
}

const sending = (services: Services) => (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
  const { status, messageCode, options } = refusal
  if (options.retryAfter) reply.header('retry-after', options.retryAfter)
  const problem: Problem = {
    code: status,
    message: services.translate(localeOf(request), messageCode, options.values),
    message_code: messageCode,
    ...(options.values && { values: options.values }),
    ...(options.detail && { detail: options.detail }),
    ...(options.errors && { errors: options.errors }),
    ...(options.usedBy && { used_by: options.usedBy }),
  }
  return reply.status(status).header('cache-control', 'no-store').send(problem)
}

/** For addresses that are none, which never reach the hooks: neither the router's words nor an answer without headers. */
export const refuseAddress =
  (services: Services) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headersOf(request, services.settings))
    const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH'
    sending(services)(request, reply, isTooLong ? notFound() : new Refusal(400, 'malformed'))
  }

/** A constraint for which nobody wrote a sentence is a conflict like any other. */
export const withKnownMessage = (refusal: Refusal, { translate: say }: Pick<Services, 'translate'>) =>
  refusal.status === 409 && say(defaultLocale, refusal.messageCode) === refusal.messageCode
    ? new Refusal(409, 'conflict', { detail: refusal.messageCode })
    : refusal

export function handleProblems(app: FastifyInstance, services: Services) {
  const send = sending(services)
  const understood = (error: FastifyError, { log }: FastifyRequest): Refusal | null => {
    try {
      return refusalOf(error)
    } catch (failure) {
      log.error({ err: failure }, 'unexpected')
      return null
    }
  }
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = understood(error, request)
    if (!refusal) request.log.error({ err: error }, 'unexpected')
    return send(request, reply, withKnownMessage(refusal ?? new Refusal(500, 'unexpected'), services))
  })
  app.setNotFoundHandler((request, reply) => send(request, reply, new Refusal(404, 'not_found')))
}
