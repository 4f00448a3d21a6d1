import { expect, it } from 'vitest'
import type { Api } from '#platform/web/api/client.ts'
import { askCallable } from './callable-batch.ts'

it('who is asked for in the same moment is asked once, and each is told how many calls are left, but beside a colleague', async () => {
  const asked: unknown[] = []
  const calls = { limit: 5, left: 2 }
  const call = async (_endpoint: unknown, { query }: { query: unknown }) => {
    asked.push(query)
    return { users: [11, 13], uncounted: [13], calls }
  }
  const api = { call } as unknown as Api
  const answers = await Promise.all([11, 12, 11, 13].map(user => askCallable(api, 3, user)))
  expect(answers).toEqual([
    { isCallable: true, calls },
    { isCallable: false, calls },
    { isCallable: true, calls },
    { isCallable: true, calls: null },
  ])
  expect(asked).toEqual([{ fair: 3, users: '11,12,13' }])
})
