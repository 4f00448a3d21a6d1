import type { RawBuilder } from 'kysely'
import type { Context } from '../context.ts'
import type { Searched } from './searched.ts'

type Sql = RawBuilder<unknown>

/** A result as its domain says it; where the words are in it is marked afterwards. */
export type FoundRow = {
  id: string
  title: string
  label: string | null
  /** What else may be shown of it, and where the words may be: the first that has one, or the first. */
  texts: (string | null)[]
  free: number
  busy: number
  icon: Record<string, unknown> | null
  place: Record<string, unknown>
}

/** How one kind of thing is found: no more of it than the reader may see is ever in `hits`. */
export type FoundBy = {
  /** A select with `id`, `rank` (what is called so is higher), `free` and `name`, and what `from` needs: each thing once. */
  hits: Sql
  /** What is joined to the few that are told, `top`. */
  from: Sql
  /** `FoundRow`, as a JSON object. */
  row: Sql
}

/** A kind of thing that a domain has found. */
export type SearchSource = { kind: string; find(searched: Searched, context: Context): FoundBy }
