import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { derivedKey } from '#platform/server/derived-key.ts'
import { invalid, notFound } from '#platform/server/refusal.ts'
import { sourceOf } from '#platform/server/source-of.ts'
import type { createStatistics, StatEvent } from '../contract/recording.ts'
import { goodToken } from './choice.ts'
import { isProgram } from './is-program.ts'
import { countedPlaces } from './places.ts'
import { putDown } from './put-down.ts'
import { visitorOf } from './stat-token.ts'

type Sent = BodyOf<typeof createStatistics>

/** Of a browser that is known, and of an address. */
const limits = {
  token: { name: 'stat-token', max: 60, seconds: 60 },
  address: { name: 'stat-ip', max: 600, seconds: 60 },
}

/** What calls are counted by is a number of its own: it leads to no visit. */
const limitKey = ({ services }: Context) => derivedKey(services.settings.APP_SECRET, 'stat-limit')

const secondsOf = ({ type, value = 0 }: StatEvent) =>
  type === 'stay' || type === 'play' ? Math.round(value) : 0

/** @throws 422 where nothing was sent */
function eventsOf({ events = [], type, resourceType, resourceId, value }: Sent): StatEvent[] {
  if (type && resourceType && resourceId)
    return [...events, { type, resourceType, resourceId, ...(value !== undefined && { value }) }]
  if (!events.length) throw invalid({ events: 'required' })
  return events
}

/**
 * Keeps what was done. Everything that decides who and where is the server’s: the fair comes of the resource, the time of its
 * clock, the visitor of a token that it has signed.
 */
export async function recordEvents(sent: Sent, context: HttpContext): Promise<{ counted: number }> {
  const { request, services } = context
  await services.limiter.consume(limits.address, sourceOf(request.ip))
  const events = eventsOf(sent)
  if (sent.fairId === undefined && events.some(event => event.resourceType === 'firms'))
    throw invalid({ fairId: 'required' })
  if (isProgram(request.headers['user-agent'])) return { counted: 0 }
  const places = await countedPlaces({ events, fairId: sent.fairId }, context)
  const first = places.find(place => place !== undefined)
  if (!first) throw notFound()
  const { fair, mode } = first
  if (places.some(place => place && place.fair !== (sent.fairId ?? fair)))
    throw invalid({ fairId: 'relation_not_found' })
  if (mode === 'off') return { counted: 0 }
  const token = goodToken(fair, mode, sent.token, context)
  const placed = events.flatMap((event, at) => {
    const place = places[at]
    return place?.isCounted ? [{ ...place, kind: event.type, seconds: secondsOf(event) }] : []
  })
  if (token) await services.limiter.consume(limits.token, visitorOf(token, limitKey(context)))
  return { counted: await putDown(services)({ fair, token, events: placed }) }
}
