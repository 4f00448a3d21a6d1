import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedLocale, isLocale, type Locale } from '#platform/contract/locale.ts'
import { fieldsIn } from '#platform/contract/record.ts'
import type { Actor } from '../actor.ts'
import type { HttpContext } from '../context.ts'
import { denied } from '../refusal.ts'
import { type Page, unknownFilter } from '../resource/filter.ts'
import { runInContext } from '../run-in-context.ts'
import type { Services } from '../services.ts'

export type Identify = (request: FastifyRequest) => Promise<Actor>

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; known before anything of the body is read. */
    actor: Actor
  }
}

/**
 * Hook that reads who calls and turns away whom a call is not for, before a byte of the body is read: what a stranger
 * sends is nobody's concern. @throws 401 for the anonymous, 403 for everybody else
 */
export const authorize =
  (identify: Identify, admits: (actor: Actor) => boolean) => async (request: FastifyRequest) => {
    request.actor = await identify(request)
    if (!admits(request.actor)) throw denied(request.actor)
  }

/** Language of the answer: `?locale=` where a call has it, else `Accept-Language`. */
export function localeOf(request: FastifyRequest): Locale {
  const asked = fieldsIn(request.query).locale
  return isLocale(asked) ? asked : acceptedLocale(request.headers['accept-language'])
}

/**
 * Hook of every call. A list sees to its filters itself; every call may be asked for a language.
 * @throws 400 for a parameter that a call does not have
 */
export async function rejectUnknownParams({ query, routeOptions }: FastifyRequest) {
  const known = fieldsIn(routeOptions.schema?.querystring)
  if (known.additionalProperties) return
  const names = new Set(['locale', ...Object.keys(fieldsIn(known.properties))])
  const unknown = Object.keys(fieldsIn(query)).find(name => !names.has(name))
  if (unknown !== undefined) throw unknownFilter(unknown)
}

/** Runs the command of a call. */
export const runForRequest = <T>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  writes: boolean,
  work: (context: HttpContext) => Promise<T>,
): Promise<T> =>
  runInContext(
    services,
    { actor: request.actor, locale: localeOf(request), requestId: request.id },
    writes,
    context => work({ ...context, request, reply }),
  )

export function pageHeaders(reply: FastifyReply, page: Page, total: number) {
  reply.headers({
    'x-current-page': page.page,
    'x-page-count': page.all ? 1 : Math.max(1, Math.ceil(total / page.size)),
    'x-total-items': total,
    'x-items-per-page': page.all ? total : page.size,
  })
}
