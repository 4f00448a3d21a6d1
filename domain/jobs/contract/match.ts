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

type Ids = readonly number[]

const any = (job: Ids, profile: Ids): MatchVerdict =>
  !job.length || !profile.length ? 'not_said' : job.some(id => profile.includes(id)) ? 'fits' : 'misses'

const share = (met: number, all: number): MatchVerdict =>
  met === all ? 'fits' : met > 0 ? 'partly' : 'misses'

const all = (job: Ids, profile: Ids): MatchVerdict =>
  !job.length || !profile.length
    ? 'not_said'
    : share(job.filter(id => profile.includes(id)).length, job.length)

const scale = (job: number | null, profile: number | null): MatchVerdict =>
  job === null || profile === null
    ? 'not_said'
    : profile >= job
      ? 'fits'
      : profile === job - 1
        ? 'partly'
        : 'misses'

type Spoken = MatchFacts['languages']

const languages = (job: Spoken, profile: Spoken): MatchVerdict =>
  !job.length || !profile.length
    ? 'not_said'
    : share(
        job.filter(asked =>
          profile.some(
            known =>
              known.language === asked.language &&
              (asked.level === null || (known.level !== null && known.level >= asked.level)),
          ),
        ).length,
        job.length,
      )

const verdictOf = (field: MatchField, job: MatchFacts, profile: MatchFacts): MatchVerdict => {
  switch (field) {
    case 'skills':
      return all(job.skills, profile.skills)
    case 'education':
    case 'experience':
    case 'functionLevel':
      return scale(job[field], profile[field])
    case 'languages':
      return languages(job.languages, profile.languages)
    default:
      return any(job[field], profile[field])
  }
}

export type Match = {
  lines: { field: MatchField; weight: number; verdict: MatchVerdict }[]
  /** Of a hundred; null where too little is said by both. */
  percent: number | null
}

/** How an offer and a profile fit: only what both say counts. It orders where somebody asks for it, and hides nobody. */
export function matchOf(job: MatchFacts, profile: MatchFacts): Match {
  const lines = criteria.map(({ field, weight }) => ({
    field,
    weight,
    verdict: verdictOf(field, job, profile),
  }))
  const counted = lines.flatMap(({ weight, verdict }) =>
    verdict === 'not_said' ? [] : [{ weight, verdict }],
  )
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0)
  const points = counted.reduce((sum, { weight, verdict }) => sum + weight * halves[verdict], 0)
  return { lines, percent: weights < leastWeight ? null : Math.floor((points * 50) / weights) }
}
