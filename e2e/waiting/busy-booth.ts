import { callsAs } from '../api.ts'
import type { APIRequestContext } from '../test.ts'

export type Booth = { id: number; name: string; contact: string; restore: () => Promise<void> }

/** A booth of which one contact is there and busy, and nobody else is to be seen. */
export async function busyBooth(request: APIRequestContext, name: string): Promise<Booth> {
  const superAdmin = await callsAs(request, 'superadmin@demo.test')
  const { stands } = await superAdmin.get('/visit/halls/1')
  const { id } = stands.find((stand: { name: string }) => stand.name === name)
  const { people } = await superAdmin.get(`/visit/stands/${id}`)
  const emails: string[] = []
  for (const person of people) emails.push((await superAdmin.get(`/users/${person.id}`)).email)
  const all = await Promise.all(emails.map(email => callsAs(request, email)))
  for (const [at, calls] of all.entries())
    await calls.put('/presence/choice', { choice: at === 0 ? 'busy' : 'invisible' })
  return {
    id,
    name,
    contact: emails[0] ?? '',
    restore: async () => {
      for (const calls of all) await calls.put('/presence/choice', { choice: 'free' })
    },
  }
}
