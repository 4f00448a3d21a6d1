import type { RawBuilder } from 'kysely'
import type { Locale } from '#platform/contract/locale.ts'

type Sql = RawBuilder<unknown>

/** By which resource, and which row of `from`, something is reached. */
export type ReachedBy = { resource: string; alias: string }

/** Records whose visits are counted, by nobody’s name. */
export type CountedResource = {
  /** As statistics calls it: the name of its resource. A booth’s poster and video have the booth’s id. */
  type: string
  /** Its number in the tables, which nothing else has and which stays. */
  code: number
  /** What lies on a booth, or an offer, says something of each who took it: of fewer than five visitors nothing is said. */
  isSmall?: true
  /** The records with what stands beside them, after `from`. */
  from: Sql
  id: Sql
  fair: Sql
  /** The booth on which it lies. */
  stand?: Sql
  /** In which other counted records it is, by their type: an id, or a select of several. */
  within?: Readonly<Record<string, Sql>>
  name(locale: Locale): Sql
  /** Where it is, in few words. */
  label?: Sql
  /** Who sees it may be counted there. */
  seen: ReachedBy
  /** Who looks after it reads its figures. */
  kept: ReachedBy
  /** Other counted records whose figures are its own too. */
  parts?: readonly { type: string; ids: Sql }[]
}
