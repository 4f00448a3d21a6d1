import { topicsMost } from '#platform/contract/hub-limits.ts'
import { type Matcher, type MatcherType, readMatcher } from './matchers.ts'

/** Before version 1.0 a topic was named by this; only as it is, never as a template. */
const parameters: Readonly<Record<string, MatcherType>> = {
  match: 'exact',
  match_exact: 'exact',
  match_urlpattern: 'urlpattern',
  topic: 'exact',
}
/** A token in an address stands in every log on its way. */
const tokensInAddress = ['authorization', 'access_token']

export type SubscriptionRequest = { matchers: Matcher[]; lastEventId: string | null }

/** What stands in a form or behind `?`; none where it is not UTF-8. */
export function readFields(text: string): URLSearchParams | null {
  try {
    for (const [bytes] of text.matchAll(/(?:%[\da-f]{2})+/gi)) decodeURIComponent(bytes)
    return new URLSearchParams(text)
  } catch {
    return null
  }
}

/**
 * What somebody asks to hear. Of both places where it may stand, the address counts for what is said once.
 * @returns what is wrong, in words for whoever writes a client
 */
export function readSubscription(query: string, body: string, base: string): SubscriptionRequest | string {
  const [asked, sent] = [readFields(query), readFields(body)]
  if (!asked || !sent) return 'The parameters are not UTF-8.'
  const all = [...asked, ...sent]
  if (all.some(([name]) => tokensInAddress.includes(name))) return 'A token does not belong in an address.'
  const named = all.filter(([name]) => Object.hasOwn(parameters, name) || /^match/i.test(name))
  if (!named.length) return 'Name a topic: match=…'
  if (named.length > topicsMost) return `At most ${topicsMost} topics in one stream.`
  const matchers: Matcher[] = []
  for (const [name, value] of named) {
    const type = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    const matcher = type && readMatcher(type, value, base)
    if (!matcher) return `${name}: not a matcher.`
    if (!matchers.some(one => one.type === matcher.type && one.match === matcher.match))
      matchers.push(matcher)
  }
  return { matchers, lastEventId: asked.get('last_event_id') ?? sent.get('last_event_id') }
}
