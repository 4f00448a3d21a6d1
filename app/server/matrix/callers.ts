import type { SmallName } from '#seed/small/people.ts'
import type { SmallFixture } from '#seed/small.ts'

/** What a scope letter reaches for somebody: by which relation it is measured, and which ids. */
export type Reached = { anchor: string; ids: number[]; publishedOnly?: boolean }

/** Somebody who calls: as which roles, and what of the small fixture is theirs. Written by hand, not computed. */
export type Caller = {
  name: string
  who: SmallName | null
  roles: string[]
  userId: number | null
  reach: Record<string, Reached[]>
  /** Owners of secrets that this person may be shown: fairs, firms and people of the small fixture by name. */
  trusted: RegExp
}

const none = /^$/

export function callersOf({ fairs, firms, stands, people, participations }: SmallFixture): Caller[] {
  const published = (...ids: number[]): Reached[] => [{ anchor: 'fair', ids, publishedOnly: true }]
  const anonymousReach = { P: published(fairs.fair1) }
  const member = (
    who: SmallName,
    roles: string[],
    fair: number,
    trusted: RegExp,
    reach: Record<string, Reached[]> = {},
  ): Caller => ({
    name: who,
    who,
    roles,
    userId: people[who].id,
    trusted,
    reach: {
      ...anonymousReach,
      O: [{ anchor: 'owner', ids: [people[who].id] }],
      p: published(fair),
      F: [],
      M: [],
      S: [],
      C: [],
      R: [],
      K: [{ anchor: 'speaker', ids: [people[who].id] }],
      ...reach,
    },
  })
  const ofFirm = (firm: 'a' | 'b' | 'z', ...stand: number[]): Reached[] => [
    { anchor: 'firm', ids: [firms[firm]] },
    { anchor: 'participation', ids: [participations[firm]] },
    { anchor: 'stand', ids: stand },
  ]
  const recruits = (firm: 'a' | 'b' | 'z'): Reached[] => [
    { anchor: 'recruiter', ids: [participations[firm]] },
  ]
  const ofStand = (...ids: number[]): Reached[] => [{ anchor: 'stand', ids }]
  const ofFair = (...ids: number[]): Reached[] => [{ anchor: 'fair', ids }]
  const both = { p: published(fairs.fair1, fairs.fair2) }
  const { fair1, fair2 } = fairs
  return [
    { name: 'nobody', who: null, roles: [], userId: null, trusted: none, reach: anonymousReach },
    member('superAdmin', ['superAdmin'], fair1, /./, both),
    member('superOrganizer', ['superOrganizer'], fair1, /./, {
      ...both,
      G: ['fair', 'organized'].map(anchor => ({ anchor, ids: [fair1, fair2] })),
    }),
    member(
      'organizer1',
      ['organizer'],
      fair1,
      /^(organizer1|fair1|[ab]|\w+A|\w+B|visitor[12]|speaker|moderator|press|clusterAdmin)$/,
      { F: ofFair(fair1) },
    ),
    member('organizer2', ['organizer'], fair2, /^(organizer2|fair2|z|firmAdminZ|visitor9)$/, {
      F: ofFair(fair2),
    }),
    member('clusterAdmin', ['clusterAdmin'], fair1, /^(clusterAdmin|a)$/, {
      C: [
        { anchor: 'followed', ids: [firms.a] },
        { anchor: 'participation', ids: [participations.a] },
        { anchor: 'stand', ids: [stands.a] },
      ],
    }),
    member('firmAdminA', ['firmAdmin'], fair1, /^(a|\w+A)$/, {
      M: ofFirm('a', stands.a),
      R: recruits('a'),
    }),
    member('standAdminA', ['firmAdmin'], fair1, /^standAdminA$/, { M: ofStand(stands.a) }),
    member('contactA', ['standContact'], fair1, /^contactA$/, { S: ofStand(stands.a) }),
    member('firmAdminB', ['firmAdmin'], fair1, /^(b|\w+B)$/, {
      M: ofFirm('b', stands.b, stands.hidden),
      R: recruits('b'),
    }),
    member('firmAdminZ', ['firmAdmin'], fair2, /^(z|firmAdminZ)$/, {
      M: ofFirm('z', stands.z),
      R: recruits('z'),
    }),
    ...(['speaker', 'moderator', 'press'] as const).map(who =>
      member(who, [who], fair1, new RegExp(`^${who}$`)),
    ),
    member('visitor1', ['visitor'], fair1, /^visitor1$/),
    member('visitor9', ['visitor'], fair2, /^visitor9$/),
  ]
}
