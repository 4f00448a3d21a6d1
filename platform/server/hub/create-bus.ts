import type { Services } from '../services.ts'
import { Bus } from './bus.ts'
import { localCarrier, noticeCarrier } from './carriers.ts'
import { redisCarrier } from './redis-carrier.ts'

/** By Redis where there is one; the embedded database is one process's own. */
export function createBus({ settings, database, log }: Pick<Services, 'settings' | 'database' | 'log'>): Bus {
  const carrier = settings.REDIS_URL
    ? redisCarrier(settings.REDIS_URL, log)
    : database.kind === 'embedded'
      ? localCarrier()
      : noticeCarrier(database)
  return new Bus(carrier, error => log.warn({ error }, 'the other server processes were not told'))
}
