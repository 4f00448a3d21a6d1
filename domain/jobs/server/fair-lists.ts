import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import type { MatchFacts } from '../contract/match.ts'
import { type UsedLists, usedLists } from '../contract/used-lists.ts'

/** The lists that a fair uses; of none in particular, all. */
export async function listsOf(fair: number | undefined, { db }: Pick<Context, 'db'>): Promise<UsedLists> {
  if (fair === undefined) return usedLists('')
  const row = await maybeOne<{ said: string }>(db)`
    select job_module_configuration as said from fair where id = ${fair}`
  return usedLists(row?.said ?? '')
}

/** What is compared in a fair, of a person or of an offer: nothing by a list that it leaves out. */
export const factsWithin = (facts: MatchFacts, used: UsedLists): MatchFacts => ({
  functions: used.function ? facts.functions : [],
  families: used.family ? facts.families : [],
  skills: used['personal-skill'] ? facts.skills : [],
  contracts: used['contract-type'] ? facts.contracts : [],
  areas: used.area ? facts.areas : [],
  disponibilities: used.disponibility ? facts.disponibilities : [],
  transports: facts.transports,
  education: used['education-level'] ? facts.education : null,
  experience: used.experience ? facts.experience : null,
  functionLevel: used['function-level'] ? facts.functionLevel : null,
  // A language is asked for at a level.
  languages: used['language-level'] ? facts.languages : [],
})
