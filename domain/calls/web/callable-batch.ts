import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Api } from '#platform/web/api/client.ts'
import { callable, callableMost } from '../contract/calls.ts'

type CallableUser = { isCallable: boolean; calls: ResponseOf<typeof callable>['calls'] }
type Waiting = { user: number; resolve: (answer: CallableUser) => void; reject: (error: unknown) => void }

/** By fair, who is asked for in the same moment: a booth of six asks once. */
const waiting = new Map<number, Waiting[]>()

async function askAll(api: Api, fair: number) {
  const all = waiting.get(fair) ?? []
  waiting.delete(fair)
  for (let from = 0; from < all.length; from += callableMost) {
    const some = all.slice(from, from + callableMost)
    try {
      const ids = [...new Set(some.map(({ user }) => user))]
      const { users, uncounted, calls } = await api.call(callable, { query: { fair, users: ids.join(',') } })
      for (const { user, resolve } of some)
        resolve({ isCallable: users.includes(user), calls: uncounted.includes(user) ? null : calls })
    } catch (error) {
      for (const { reject } of some) reject(error)
    }
  }
}

/** Whether one may call this person in a fair, and how many calls are left today, where it would be one of them. */
export const askCallable = (api: Api, fair: number, user: number) =>
  new Promise<CallableUser>((resolve, reject) => {
    const together = waiting.get(fair)
    if (together) together.push({ user, resolve, reject })
    else {
      waiting.set(fair, [{ user, resolve, reject }])
      setTimeout(() => void askAll(api, fair))
    }
  })
