import { isEngineUp, roomTraits, videoProvider } from '#domain/calls/server/index.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid } from '#platform/server/refusal.ts'
import type { Settings } from '#platform/server/settings.ts'
import { formats } from '../../contract/choices.ts'
import type { readHosting } from '../../contract/live.ts'

type Kind = { mode?: unknown; hosting?: unknown; format?: unknown }

/** Whether this server has the engine that it needs; what is not live here needs none. */
export function isHosted({ mode, hosting, format }: Kind, settings: Settings): boolean {
  if (mode !== 'live' || hosting !== 'integrated') return true
  const known = formats.find(one => one === format)
  return !known || videoProvider(settings, known) !== null
}

/** @throws 422, of this field, for what this server has no engine for */
export function assertHosted(kind: Kind, { services }: Pick<Context, 'services'>, field = 'format'): void {
  if (!isHosted(kind, services.settings)) throw invalid({ [field]: 'no_engine' })
}

export async function hostingOf(context: Context): Promise<ResponseOf<typeof readHosting>> {
  const { db, actor, services } = context
  const isUp = services.settings.JANUS_URL ? await isEngineUp(db) : false
  const iceServers = videoProvider(services.settings, 'call').iceServers(actor.userId ?? 0, services.now())
  return {
    formats: formats.map(format => {
      const traits = roomTraits(format, context)
      return {
        format,
        provider: traits?.apiKey ?? null,
        isAvailable: traits?.apiKey === 'janus' ? isUp : traits !== null,
        most: traits?.most ?? 0,
        mostPublishing: traits?.mostPublishing ?? 0,
        isMuteEnforced: traits?.isMuteEnforced ?? false,
      }
    }),
    hasRelay: iceServers.length > 0,
    iceServers,
  }
}
