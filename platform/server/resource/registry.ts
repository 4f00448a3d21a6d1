import type { RawBuilder } from 'kysely'
import type { RecordOf, Resource } from '#platform/contract/resource.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'

/** A row as the engine hands it to hooks: fields of the record by their wire names. */
export type Row = Record<string, unknown> & { id: number }
export type Input = Record<string, unknown>

/** A hook that says that it has left the record as it was saves reading it again. */
type AfterChange = 'unchanged' | void

/** What a resource needs beyond its declaration. Keep it to these; more than that is an endpoint of its own. */
type Hooks<Own = Row> = {
  /** SQL condition on the row `alias`: whether it is there at all, for whomever. What lies in a trash is not. */
  isThere?(alias: string): RawBuilder<unknown>
  /** It stays when what it belongs to is gone: a record of its own, such as an invoice. */
  outlives?: true
  /** SQL condition on the row `alias`: what visitors may see of it, in the fairs `fairs` (SQL set of ids). */
  published?(alias: string, fairs: RawBuilder<unknown>): RawBuilder<unknown>
  /** SQL condition on the row `alias`: which rows are in lists, embedded in others and found by filters, for anybody. */
  listed?(alias: string): RawBuilder<unknown>
  /**
   * By the name of a filter, SQL condition on the row `alias`: which rows it finds for this reader. Others would be told by
   * it what `present` hides.
   */
  foundBy?: Readonly<Record<string, (alias: string, reader: Actor) => RawBuilder<unknown>>>
  /** Refuses what is reached, but not to be used now; `listed` leaves it out of lists. */
  assertUsable?(row: Own, context: Context): Promise<void>
  /** SQL of the instant on the row `alias` that `today` stands for in filters; none: this one. */
  today?(alias: string): RawBuilder<unknown>
  /** Checks or completes what is written, inside the transaction. `current` is null when creating. */
  beforeWrite?(input: Input, current: Own | null, context: Context): Promise<Input> | Input
  /** After the row is written (or deleted: `row` is what it was), inside the transaction. */
  afterChange?(
    row: Own,
    action: 'C' | 'U' | 'D',
    context: Context,
    before: Own | null,
  ): Promise<AfterChange> | AfterChange
  /** Removes or completes fields for this reader. */
  present?(row: Own, context: Context): Row
  /** Instead of deleting the row. */
  remove?(row: Own, context: Context): Promise<void>
}

/** A resource as the server keeps it: its declaration and its hooks. */
export type Implementation = Resource & Hooks

export const implement = <R extends Resource>(
  resource: R,
  hooks: Hooks<Row & RecordOf<R>> = {},
): Implementation => ({
  ...resource,
  ...hooks,
})

const byName = new Map<string, Implementation>()

export const register = (resource: Implementation) => void byName.set(resource.name, resource)

/** @throws when a declaration points to a resource that does not exist. */
export function implementationOf(name: string): Implementation {
  const found = byName.get(name)
  if (found) return found
  throw new Error(`No resource is called "${name}": declare it and list it in its domain's server/index.ts.`)
}

export const allImplementations = () => [...byName.values()]
