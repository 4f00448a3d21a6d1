import { readJobConfiguration } from '#domain/fairs/contract/job-configuration.ts'
import { listPages } from '#domain/reference/contract/list-pages.ts'

const prefix = '/jobs/table/'

/** The lists that a fair may do without: the page that keeps each, whose last part is its slug. */
export const jobTables = Object.entries(listPages).flatMap(([screen, { path, list }]) =>
  path.startsWith(prefix) ? [{ screen, path, list, slug: path.slice(prefix.length) }] : [],
)

/** A list means nothing without the one that it divides: slug → slug. */
const divides: Readonly<Record<string, string>> = { 'sub-family': 'family' }

/** Slug → whether the fair uses the list, before it is said what needs what. */
export type UsedLists = Readonly<Record<string, boolean>>

/** What a fair's `jobModuleConfiguration` says; a list that it does not name is used. */
export function usedLists(configuration: string): UsedLists {
  const said = readJobConfiguration(configuration)?.jobTablesList ?? []
  return Object.fromEntries(
    jobTables.map(({ slug }) => [slug, said.find(one => one.slug === slug)?.value !== false]),
  )
}

/** Whether the list that this one divides is left out. */
export const isWithoutParent = (used: UsedLists, slug: string) => {
  const parent = divides[slug]
  return parent !== undefined && !used[parent]
}

/** The configuration as text again; entries for lists that are unknown here stay. */
export function configurationWith(configuration: string, used: UsedLists): string {
  const said = readJobConfiguration(configuration)?.jobTablesList ?? []
  const others = said.filter(one => !(one.slug in used))
  const own = Object.entries(used).map(([slug, isUsed]) => ({
    slug,
    value: isUsed && !isWithoutParent(used, slug),
  }))
  return JSON.stringify({ jobTablesList: [...own, ...others] })
}
