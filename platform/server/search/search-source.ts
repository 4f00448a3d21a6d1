import type { RawBuilder } from 'kysely'
import type { Context } from '../context.ts'
import type { Searched } from './searched.ts'

type Sql = RawBuilder<unknown>

/** How one kind of thing is found: no more of it than the reader may see is ever in `hits`. */
export type FoundBy = {
  /** A select with `id`, `rank` (what is called so is higher), `free` and `name`, and what `from` needs: each thing once. */
  hits: Sql
  /** What is joined to the few that are told, `top`. */
  from: Sql
  /** What is told of each, as a JSON object: `FoundRow` of the domain search. */
  row: Sql
}

/** A kind of thing that a domain has found. */
export type SearchSource = {
  kind: string
  /** Looked for by its title: a slip that stands to the letter elsewhere hides none of it. */
  isTitled?: true
  /** Null where this reader finds none of it, whatever is asked. */
  find(searched: Searched, context: Context): FoundBy | null
}
