import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Render } from '#app/contract/render.ts'
import {
  acceptedLocale,
  isLocale,
  type Locale,
  localeCookie,
  localeCookieSeconds,
} from '#platform/contract/locale.ts'
import { fieldsIn } from '#platform/contract/record.ts'
import { type ContentVersions, contentVersions } from '#platform/server/database/content-versions.ts'
import { Packed } from '#platform/server/http/packed.ts'
import { asOf } from '#platform/server/http/response-cache.ts'
import { hashesOf, pagePolicy } from '#platform/server/http/security-headers.ts'
import { ownCalls } from '#platform/server/http/shares.ts'
import type { Services } from '#platform/server/services.ts'
import type { Assets } from './assets.ts'
import { documentOf } from './document.ts'
import { drawAhead } from './draw-ahead.ts'
import { cachePages, type Draw } from './page-cache.ts'

/** `?lang=` chooses and is remembered; then the cookie; then what the browser asks for. */
function pageLocale(request: FastifyRequest, reply: FastifyReply): Locale {
  const asked = fieldsIn(request.query).lang
  if (isLocale(asked)) {
    // A page within another is looked at in some language; the reader's own stays as it is.
    if (request.headers['sec-fetch-dest'] === 'iframe') return asked
    reply.setCookie(localeCookie, asked, { path: '/', maxAge: localeCookieSeconds, sameSite: 'lax' })
    return asked
  }
  const kept = request.cookies[localeCookie]
  return isLocale(kept) ? kept : acceptedLocale(request.headers['accept-language'])
}

/** Calls of the API from the renderer, answered in this process, under the names that the page is drawn by. */
const inProcessFetch =
  (app: FastifyInstance, versions: ContentVersions | undefined) =>
  async (path: string, init: { method?: string; headers?: Record<string, string> }) => {
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: path,
      remoteAddress: ownCalls,
      headers: { ...init.headers, ...asOf(versions) },
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers))
      if (typeof value === 'string' || typeof value === 'number') headers.set(name, String(value))
    return new Response(answer.statusCode === 204 || answer.statusCode === 304 ? null : answer.body, {
      status: answer.statusCode,
      headers,
    })
  }

export type PageParts = {
  render: Render
  /** The sources do not change while the server runs: what was drawn may be kept. */
  isSettled: boolean
  assets: Assets
  headScript: string
}

/** Every address that is not a call or a file is a page of the application. */
export function pageRoutes(app: FastifyInstance, services: Services, parts: PageParts) {
  const { settings } = services
  const draw = drawing(app, services, parts)
  const versions = contentVersions(services.database)
  const page = parts.isSettled ? cachePages(draw, versions) : draw
  if (parts.isSettled && settings.DRAW_AHEAD) drawAhead(app, page, versions)
  app.get('/*', { config: { access: 'anyone' }, schema: { hide: true } }, async (request, reply) => {
    const drawn = await page({ url: request.url, locale: pageLocale(request, reply) })
    if (drawn.kind === 'redirect') return reply.redirect(drawn.location, drawn.status)
    pagePolicy(reply, settings, drawn.scripts, drawn.isEmbeddable)
    reply
      .status(drawn.status)
      .type('text/html; charset=utf-8')
      .headers({ vary: 'Accept-Language, Cookie', 'cache-control': 'no-cache' })
    if (/password|confirm|callback/.test(request.url)) reply.header('referrer-policy', 'no-referrer')
    return reply.send(await drawn.body.for(request, reply))
  })
}

const drawing =
  (app: FastifyInstance, { settings }: Services, { render, assets, headScript }: PageParts): Draw =>
  async ({ url, locale }, versions) => {
    const fetch = inProcessFetch(app, versions)
    const result = await render({ url, locale, fetch, signOn: settings.OIDC_NAME || null })
    if (result.kind === 'redirect') return result
    const { html, scripts } = documentOf(result, {
      locale,
      assets,
      publicUrl: settings.PUBLIC_URL,
      headScript,
      siteName: 'Verrière',
    })
    const { status, isEmbeddable } = result
    return { kind: 'page', status, isEmbeddable, scripts: hashesOf(scripts), body: new Packed(html) }
  }
