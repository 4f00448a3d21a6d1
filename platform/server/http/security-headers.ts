import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { playerOrigins } from '#platform/contract/video-sites.ts'
import type { Settings } from '../settings.ts'

/** What lets just these scripts within a page run: the same for all who read it, so that it can be kept. */
export const hashesOf = (scripts: readonly string[]) =>
  scripts.map(script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`).join(' ')

/**
 * The policy of our pages: nothing of others but embedded videos, and the captcha where one is configured. A page of
 * ours may frame another: that is how a homepage is seen while it is edited. Other sites frame none but those made for
 * it, where cookies of ours do not reach.
 * @param scripts `hashesOf` the scripts within the page
 */
export function pagePolicy(reply: FastifyReply, settings: Settings, scripts: string, isEmbeddable = false) {
  if (isEmbeddable) reply.removeHeader('x-frame-options')
  const streams = settings.STREAM_HOSTS.map(host => ` ${host}`).join('')
  const captcha = settings.CAPTCHA === 'recaptcha' ? ' https://www.google.com https://www.gstatic.com' : ''
  reply.header(
    'content-security-policy',
    [
      "default-src 'self'",
      `script-src 'self' ${scripts}${captcha}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      `media-src 'self' blob:${streams}`,
      "font-src 'self'",
      `connect-src 'self'${settings.production ? '' : ' ws:'}${streams}${captcha}`,
      `frame-src 'self' ${[...playerOrigins, ...settings.VIDEO_SERVERS].join(' ')}${captcha}`,
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${isEmbeddable ? '*' : "'self'"}`,
    ].join('; '),
  )
}

/** The policy of what reads in a worker: it may compile WebAssembly, which no page may, and fetches from us alone. */
export const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** What every answer carries; answers of calls are never kept by caches unless the call says otherwise. */
export const headersOf = (request: FastifyRequest, settings: Settings): Record<string, string> => ({
  'x-request-id': request.id,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  ...(settings.PUBLIC_URL.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
  ...(request.url.startsWith('/api') && {
    'cache-control': 'no-store',
    vary: 'Accept-Language, Authorization, Origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }),
})

export function securityHeaders(app: FastifyInstance, settings: Settings) {
  app.addHook('onRequest', async (request, reply) => void reply.headers(headersOf(request, settings)))
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/api/docs'))
      reply.header(
        'content-security-policy',
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline'",
      )
    return payload
  })
}
