import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { declared } from '#platform/server/domains.ts'
import { type Searched, searchedIn } from '#platform/server/search/searched.ts'
import { type search, searchKinds } from '../contract/search.ts'
import { nearWords } from './near-words.ts'
import { presentResult } from './present-results.ts'
import { withReachRead } from './read-reach.ts'
import { type FoundGroup, runSearch } from './run-search.ts'

type Query = QueryOf<typeof search>
type Response = ResponseOf<typeof search>

const usual = 6
/** So many other spellings are tried. */
const spellingsMost = 3

const isFound = (groups: readonly FoundGroup[]) => groups.some(({ total }) => total > 0)

function present(groups: readonly FoundGroup[], { words }: Searched): Response['groups'] {
  return searchKinds.flatMap(kind => {
    const group = groups.find(one => one.kind === kind)
    return group?.total
      ? [{ kind, total: group.total, results: group.rows.map(row => presentResult(kind, row, words)) }]
      : []
  })
}

/**
 * What answers to the words; where nothing does, what answers to words one error away; where that is nothing either, the
 * likest spelling that finds something. Each step asks with the reader's rights: a spelling that finds only what they may
 * not see is none.
 */
export async function find({ q, fair, kind, most = usual }: Query, reader: Context): Promise<Response> {
  const sources = declared('search').filter(source => kind === undefined || source.kind === kind)
  const searched = await searchedIn(q, fair, reader)
  if (!searched.words.length) return { groups: [], nearest: null }
  const context = await withReachRead(reader)
  const ask = (asked: Searched, each = most) => runSearch(sources, asked, each, context)
  const answer = (groups: readonly FoundGroup[], asked: Searched): Response => ({
    groups: present(groups, asked),
    nearest: null,
  })
  const groups = await ask(searched)
  if (isFound(groups)) return answer(groups, searched)

  const near = await nearWords(searched.words, context)
  const forgiving = { ...searched, words: near }
  const forgiven = await ask(forgiving)
  if (isFound(forgiven)) return answer(forgiven, forgiving)

  for (let at = 0; at < spellingsMost; at += 1) {
    const spelling = near.map(({ typed, likest }) => likest[at] ?? typed).join(' ')
    const other = await searchedIn(spelling, fair, context)
    if (near.some(({ likest }) => likest[at]) && isFound(await ask(other, 1)))
      return { groups: [], nearest: spelling }
  }
  return answer([], searched)
}
