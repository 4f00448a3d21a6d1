import type { Api, Transport } from '#platform/web/api/client.ts'
import { notificationToken } from '../contract/notification-token.ts'
import type { PersonStore } from './person.ts'

/** The token by which the hub knows who reads, and which does nothing else. It is asked for again once it has ended. */
export function hubToken(
  api: Pick<Api, 'call'>,
  session: Pick<PersonStore, 'get'>,
): Pick<Transport, 'token' | 'renew'> {
  let kept: { person: number; token: string } | null = null
  const ask = async () => {
    const person = session.get().user?.id
    if (person === undefined) return null
    const { token } = await api.call(notificationToken, { params: { id: person } })
    kept = { person, token }
    return token
  }
  return {
    token: async () => (kept && kept.person === session.get().user?.id ? kept.token : ask()),
    renew: ask,
  }
}
