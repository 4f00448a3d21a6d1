import { URLPattern } from 'urlpattern-polyfill'
import { isPlain } from './update.ts'
import { withinTime } from './within-time.ts'

export const matcherTypes = ['exact', 'urlpattern'] as const
export type MatcherType = (typeof matcherTypes)[number]

/** Which topics somebody asks for, or a token grants. */
export type Matcher = {
  type: MatcherType
  match: string
  /** The only topic that it matches, by which it is found; none for a pattern. */
  topic: string | null
  matches(topic: string): boolean
}

const everyTopic = '*'
export const matcherMost = 500

/** Milliseconds that a pattern may take for one topic: it is somebody's regular expression. */
const timeouts = [20, 100]

export const exactMatcher = (match: string): Matcher => ({
  type: 'exact',
  match,
  topic: match,
  matches: topic => topic === match,
})

/** A matcher, or none where it is not one. `base`: the address of the hub, to which patterns and topics are relative. */
export function readMatcher(type: MatcherType, match: string, base: string): Matcher | null {
  if (!match || match.length > matcherMost || !isPlain(match)) return null
  if (match === everyTopic) return { type, match, topic: null, matches: () => true }
  if (type === 'exact') return exactMatcher(match)
  const pattern = readPattern(match, base)
  return pattern && { type, match, topic: null, matches: boundedTest(pattern, base) }
}

function readPattern(match: string, base: string): URLPattern | null {
  try {
    return new URLPattern(match, base)
  } catch {
    return null
  }
}

/** A pattern that takes too long twice running, for it may be the machine, matches nothing any more. */
function boundedTest(pattern: URLPattern, base: string) {
  let isTooSlow = false
  return (topic: string): boolean => {
    for (const milliseconds of isTooSlow ? [] : timeouts) {
      const isMatch = withinTime(() => pattern.test(topic, base), milliseconds)
      if (isMatch !== undefined) return isMatch
    }
    isTooSlow = true
    return false
  }
}
