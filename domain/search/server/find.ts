import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { declared } from '#platform/server/domains.ts'
import { type Searched, searchedIn } from '#platform/server/search/searched.ts'
import { resultsMost, type search, searchKinds } from '../contract/search.ts'
import { nearWords } from './near-words.ts'
import { isMaybeSlip, presentResult } from './present-results.ts'
import { withReachRead } from './read-reach.ts'
import { type FoundGroup, runMeant, runSearch } from './run-search.ts'

type Query = QueryOf<typeof search>
type Response = ResponseOf<typeof search>

const usual = 6
/** So many other spellings are tried. */
const spellingsMost = 3

const isFound = (groups: readonly FoundGroup[]) => groups.some(({ total }) => total > 0)

/** Groups, and the words that found them. */
type FoundGroups = [groups: readonly FoundGroup[], searched: Searched]

/** Of each kind what was found to the letter, then what may have been meant. */
function present(answered: readonly FoundGroups[], most: number): Response['groups'] {
  return searchKinds.flatMap(kind => {
    const found = answered.flatMap(([groups, { words }]) =>
      groups.filter(group => group.kind === kind).map(group => ({ ...group, words })),
    )
    const total = found.reduce((sum, group) => sum + group.total, 0)
    const results = found.flatMap(({ rows, words }) => rows.map(row => presentResult(kind, row, words)))
    return total ? [{ kind, total: Math.min(total, resultsMost), results: results.slice(0, most) }] : []
  })
}

/**
 * What answers to the words, and what is called so but for one error where few of its kind answer and none is called as it
 * was typed; where nothing answers, what answers to words one error away; where that is nothing either, the likest spelling
 * that finds something. Each step asks with the reader's rights: a spelling that finds only what they may not see is none.
 */
export async function find({ q, fair, kind, most = usual }: Query, reader: Context): Promise<Response> {
  const sources = declared('search').filter(source => kind === undefined || source.kind === kind)
  const searched = await searchedIn(q, fair, reader)
  if (!searched.words.length) return { groups: [], nearest: null }
  const context = await withReachRead(reader)
  const ask = (asked: Searched, each = most) => runSearch(sources, asked, each, context)
  const answer = (...answered: FoundGroups[]): Response => ({
    groups: present(answered, most),
    nearest: null,
  })
  const groups = await ask(searched)
  const uncalled = sources.filter(source => {
    const { rows = [], total = 0 } = groups.find(({ kind: of }) => of === source.kind) ?? {}
    return source.isTitled && isMaybeSlip(rows, total, searched)
  })
  if (isFound(groups) && !uncalled.length) return answer([groups, searched])

  const near = await nearWords(searched.words, context)
  const forgiving = { ...searched, words: near }
  if (isFound(groups)) {
    const isMeantElse = near.some(word => word.near.length)
    const meant = isMeantElse ? await runMeant(uncalled, searched, forgiving, most, context) : []
    return answer([groups, searched], [meant, forgiving])
  }
  const forgiven = await ask(forgiving)
  if (isFound(forgiven)) return answer([forgiven, forgiving])

  for (let at = 0; at < spellingsMost; at += 1) {
    const spelling = near.map(({ typed, likest }) => likest[at] ?? typed).join(' ')
    const other = await searchedIn(spelling, fair, context)
    if (near.some(({ likest }) => likest[at]) && isFound(await ask(other, 1)))
      return { groups: [], nearest: spelling }
  }
  return answer()
}
