import type { SmallName } from '#seed/small/people.ts'
import { smallPassword } from '#seed/small.ts'
import type { TestPlatform } from '../../testing/test-platform.ts'
import type { SharedFairs } from './fixture.ts'
import type { Owners } from './owned.ts'

/** Somebody of the first fair: how they call, of which firm they are the administrator, and what is at home for them. */
export type TenantActor = {
  name: string
  userId: number | null
  headers: Record<string, string>
  /** As what they call, in the words of who may make which call. */
  audiences: readonly string[]
  firm?: number
  /** Member of the second fair as well. */
  isInB: boolean
  /** Their firm waits in the fair in preparation; one that was refused there is a stranger to it. */
  hasAskedC: boolean
  /** Of the first fair alone, and without anything there that tells them from the next one but the role. */
  isPlain: boolean
  own: Owners
}

const plain: readonly string[] = ['speaker', 'moderator', 'press', 'visitor1']

/** Whom of the small fixture every call is asked as. */
export const tenantNames = [
  'superOrganizer',
  'organizer1',
  'clusterAdmin',
  'firmAdminA',
  'firmAdminB',
  'standAdminA',
  'contactA',
  'speaker',
  'moderator',
  'press',
  'visitor1',
  'visitor2',
] as const satisfies SmallName[]

/** Everybody of the first fair who might want to see another one. */
export async function actorsOf(
  { app, seeded }: TestPlatform,
  { firmC, firmAdminC }: SharedFairs,
): Promise<TenantActor[]> {
  const { people, fairs, firms } = seeded
  const actor = async (
    name: SmallName | 'firmAdminC',
    { firm, isInB = false }: { firm?: number; isInB?: boolean } = {},
  ): Promise<TenantActor> => {
    const { id, email } = name === 'firmAdminC' ? firmAdminC : people[name]
    const answer = await app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email, password: smallPassword },
    })
    const { token, user } = answer.json()
    return {
      name,
      userId: id,
      headers: { authorization: `Bearer ${token}` },
      audiences: user.audiences,
      firm,
      isInB,
      hasAskedC: name === 'firmAdminB',
      isPlain: plain.includes(name),
      own: { fair: [fairs.fair1], firm: [firm ?? firms.b], app_user: [people.contactB.id] },
    }
  }
  const known: Partial<Record<SmallName, Parameters<typeof actor>[1]>> = {
    firmAdminA: { firm: firms.a, isInB: true },
    firmAdminB: { firm: firms.b },
    visitor2: { isInB: true },
  }
  const actors = [
    {
      ...(await actor('visitor1')),
      name: 'nobody',
      userId: null,
      headers: {},
      audiences: ['anonymous'],
      isPlain: false,
    },
    await actor('firmAdminC', { firm: firmC }),
  ]
  for (const name of tenantNames) actors.push(await actor(name, known[name]))
  return actors
}
