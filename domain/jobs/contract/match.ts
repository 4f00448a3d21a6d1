/**
 * What of an offer is compared with what of a profile: ids of entries, and ranks where a list is a scale. Nothing that says
 * who somebody is: no name, birthday, civil status, picture, nationality or address.
 */
export type MatchFacts = {
  functions: readonly number[]
  families: readonly number[]
  skills: readonly number[]
  contracts: readonly number[]
  areas: readonly number[]
  disponibilities: readonly number[]
  transports: readonly number[]
  /** Ranks; null: not said. */
  education: number | null
  experience: number | null
  functionLevel: number | null
  /** A language with the rank of its level; null: at any. */
  languages: readonly { language: number; level: number | null }[]
}

/**
 * `any`: one in common is enough. `all`: each that is asked for. `scale`: as high as asked, or the step below in part.
 * `languages`: each, as well as asked.
 */
export type MatchKind = 'any' | 'all' | 'scale' | 'languages'

/** The one list by which the server sorts and both sides read why. */
export const criteria = [
  { field: 'functions', weight: 2, kind: 'any' },
  { field: 'families', weight: 1, kind: 'any' },
  { field: 'skills', weight: 3, kind: 'all' },
  { field: 'contracts', weight: 2, kind: 'any' },
  { field: 'education', weight: 2, kind: 'scale' },
  { field: 'experience', weight: 2, kind: 'scale' },
  { field: 'languages', weight: 2, kind: 'languages' },
  { field: 'areas', weight: 2, kind: 'any' },
  { field: 'functionLevel', weight: 1, kind: 'scale' },
  { field: 'disponibilities', weight: 1, kind: 'any' },
  { field: 'transports', weight: 1, kind: 'any' },
] as const satisfies readonly { field: keyof MatchFacts; weight: number; kind: MatchKind }[]
export type MatchField = (typeof criteria)[number]['field']

export const matchVerdicts = ['fits', 'partly', 'misses', 'not_said'] as const
export type MatchVerdict = (typeof matchVerdicts)[number]

/** Weights of what both sides say, below which nothing is claimed. */
export const leastWeight = 3

const halves = { fits: 2, partly: 1, misses: 0 } as const

type Criterion = (typeof criteria)[number]
type Ids = readonly number[]

/** What is said by a criterion: ids of entries, the rank of a scale, ids of languages. */
function saidBy({ field }: Criterion, facts: MatchFacts): Ids {
  if (field === 'languages') return facts.languages.map(({ language }) => language)
  const said: Ids | number | null = facts[field]
  return typeof said === 'number' ? [said] : (said ?? [])
}

/** What of it the offer asks for and the profile has. */
function metOf(criterion: Criterion, job: MatchFacts, profile: MatchFacts): Ids {
  if (criterion.kind === 'languages')
    return job.languages
      .filter(asked =>
        profile.languages.some(
          known =>
            known.language === asked.language &&
            (asked.level === null || (known.level !== null && known.level >= asked.level)),
        ),
      )
      .map(({ language }) => language)
  const known = saidBy(criterion, profile)
  return saidBy(criterion, job).filter(asked =>
    known.some(one => (criterion.kind === 'scale' ? one >= asked : one === asked)),
  )
}

/** What the profile says of it where that is something else than what is met: its own rank, level or entries. */
function hadOf(criterion: Criterion, met: Ids, job: MatchFacts, profile: MatchFacts): Ids {
  const known = saidBy(criterion, profile)
  if (criterion.kind === 'scale') return known
  if (criterion.kind === 'languages') {
    const asked = saidBy(criterion, job)
    const both = known.filter(one => asked.includes(one))
    return both.length ? both : known
  }
  return criterion.kind === 'any' && !met.length ? known : []
}

type Compared = { verdict: MatchVerdict; met: Ids; missing: Ids }

function compared(criterion: Criterion, job: MatchFacts, profile: MatchFacts): Compared {
  const [asked, known] = [saidBy(criterion, job), saidBy(criterion, profile)]
  const met = metOf(criterion, job, profile)
  const lacked = asked.filter(one => !met.includes(one))
  if (!asked.length || !known.length) return { verdict: 'not_said', met, missing: lacked }
  if (!lacked.length) return { verdict: 'fits', met, missing: lacked }
  if (criterion.kind === 'any')
    return met.length ? { verdict: 'fits', met, missing: [] } : { verdict: 'misses', met, missing: lacked }
  const isNear = criterion.kind === 'scale' ? known[0] === Number(asked[0]) - 1 : met.length > 0
  return { verdict: isNear ? 'partly' : 'misses', met, missing: lacked }
}

export type Match = {
  /**
   * With what of the asked is met, what is missing, and what the profile has of it: ids of entries or languages, or the rank of
   * a scale.
   */
  lines: ({ field: MatchField; weight: number; had: Ids } & Compared)[]
  /** Of a hundred; null where too little is said by both. */
  percent: number | null
}

/** How an offer and a profile fit: only what both say counts. It orders where somebody asks for it, and hides nobody. */
export function matchOf(job: MatchFacts, profile: MatchFacts): Match {
  const lines = criteria.map(criterion => {
    const found = compared(criterion, job, profile)
    const { field, weight } = criterion
    return { field, weight, ...found, had: hadOf(criterion, found.met, job, profile) }
  })
  const counted = lines.flatMap(({ weight, verdict }) =>
    verdict === 'not_said' ? [] : [{ weight, verdict }],
  )
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0)
  const points = counted.reduce((sum, { weight, verdict }) => sum + weight * halves[verdict], 0)
  return { lines, percent: weights < leastWeight ? null : Math.floor((points * 50) / weights) }
}
