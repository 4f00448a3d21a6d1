import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Render } from '#app/contract/render.ts'
import {
  acceptedLocale,
  isLocale,
  type Locale,
  localeCookie,
  localeCookieSeconds,
} from '#platform/contract/locale.ts'
import { pageNonce, pagePolicy } from '#platform/server/http/security-headers.ts'
import type { Services } from '#platform/server/services.ts'
import type { Assets } from './assets.ts'
import { documentOf } from './document.ts'

/** `?lang=` chooses and is remembered; then the cookie; then what the browser asks for. */
function pageLocale(request: FastifyRequest, reply: FastifyReply): Locale {
  const asked = (request.query as { lang?: unknown }).lang
  if (isLocale(asked)) {
    // A page within another is looked at in some language; the reader's own stays as it is.
    if (request.headers['sec-fetch-dest'] === 'iframe') return asked
    reply.setCookie(localeCookie, asked, { path: '/', maxAge: localeCookieSeconds, sameSite: 'lax' })
    return asked
  }
  const kept = request.cookies[localeCookie]
  return isLocale(kept) ? kept : acceptedLocale(request.headers['accept-language'])
}

/** Calls of the API from the renderer, answered in this process. */
const inProcessFetch =
  (app: FastifyInstance) =>
  async (path: string, init: { method?: string; headers?: Record<string, string> }) => {
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: path,
      headers: init.headers ?? {},
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers))
      if (typeof value === 'string' || typeof value === 'number') headers.set(name, String(value))
    return new Response(answer.statusCode === 204 || answer.statusCode === 304 ? null : answer.body, {
      status: answer.statusCode,
      headers,
    })
  }

export type PageParts = { render: Render; assets: Assets; headScript: string }

/** Every address that is not a call or a file is a page of the application. */
export function pageRoutes(
  app: FastifyInstance,
  services: Services,
  { render, assets, headScript }: PageParts,
) {
  const { settings } = services
  const fetch = inProcessFetch(app)
  app.get('/*', { config: { access: 'anyone' }, schema: { hide: true } }, async (request, reply) => {
    const locale = pageLocale(request, reply)
    const result = await render({ url: request.url, locale, fetch, signOn: settings.OIDC_NAME || null })
    if (result.kind === 'redirect') return reply.redirect(result.location, result.status)
    const nonce = pageNonce()
    pagePolicy(reply, settings, nonce, result.isEmbeddable)
    reply
      .status(result.status)
      .type('text/html; charset=utf-8')
      .headers({ vary: 'Accept-Language, Cookie', 'cache-control': 'no-cache' })
    if (/password|confirm|callback/.test(request.url)) reply.header('referrer-policy', 'no-referrer')
    return documentOf(result, {
      locale,
      nonce,
      assets,
      publicUrl: settings.PUBLIC_URL,
      headScript,
      siteName: 'Verrière',
    })
  })
}
