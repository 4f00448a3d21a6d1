import { useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { peopleOfFirm } from '#domain/exhibitors/contract/firm-people.ts'
import { countries } from '#domain/reference/contract/geography.ts'
import { languages } from '#domain/reference/contract/lists.ts'
import { fieldsIn, keysOf, recordOf } from '#platform/contract/record.ts'
import type { NamedResource } from '#platform/contract/resource.ts'
import { listQuery, pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { Choice } from '#platform/web/forms/form-field.tsx'
import * as lists from '../../../contract/lists.ts'
import { useUsedLists } from '../../use-used-lists.ts'

/** Field of an offer → the list that it chooses from, and the slug by which a fair does without it. */
const sources = {
  family: { list: lists.jobFamilies, slug: 'family' },
  subFamily: { list: lists.jobSubFamilies, slug: 'sub-family' },
  jobFunction: { list: lists.jobFunctions, slug: 'function' },
  functionLevel: { list: lists.jobFunctionLevels, slug: 'function-level' },
  contractType: { list: lists.jobContractTypes, slug: 'contract-type' },
  educationLevel: { list: lists.jobEducationLevels, slug: 'education-level' },
  experience: { list: lists.jobExperiences, slug: 'experience' },
  disponibility: { list: lists.jobDisponibilities, slug: 'disponibility' },
  areas: { list: lists.jobAreas, slug: 'area' },
  skills: { list: lists.jobPersonalSkills, slug: 'personal-skill' },
  qualities: { list: lists.jobPersonalQualities, slug: 'personal-quality' },
  transports: { list: lists.workTransports, slug: null },
  language: { list: languages, slug: null },
  level: { list: lists.jobLanguageLevels, slug: 'language-level' },
  country: { list: countries, slug: null },
} as const satisfies Record<string, { list: NamedResource; slug: string | null }>

export type ListField = keyof typeof sources
const listFields = keysOf(sources)

/** An entry of its list; a sub-family with the family that it is of. */
export type Entry = Choice & { of: number | null }
export type OfferLists = Readonly<Record<ListField | 'recruiters', readonly Entry[]>> & {
  /** Whether the fair uses the list of a field. */
  uses: (field: ListField) => boolean
}

const isOf = (fair: number, row: Readonly<Record<string, unknown>>) => {
  const own = fieldsIn(row.fair).id
  return own === undefined || own === fair
}

const entryOf = (field: ListField, row: Readonly<Record<string, unknown>>): Entry => ({
  id: field === 'country' ? String(row.iso).toUpperCase() : String(row.id),
  label: String(row.name ?? row.code ?? ''),
  of: field === 'subFamily' ? Number(fieldsIn(row.jobFamily).id) : null,
})

type Read = { data: { rows: readonly unknown[] } | undefined; error: Error | null; refetch: () => unknown }

/** Entries of all lists by their field, once all are there; the same as long as they are. */
const entriesRead = (read: readonly Read[], fair: number) => ({
  error: read.find(query => query.error)?.error ?? null,
  retry: () => {
    for (const query of read) if (query.error) void query.refetch()
  },
  entries: read.every(query => query.data)
    ? recordOf(listFields, field =>
        (read[listFields.indexOf(field)]?.data?.rows ?? [])
          .map(row => fieldsIn(row))
          .filter(row => isOf(fair, row))
          .map(row => entryOf(field, row)),
      )
    : null,
})

/** What an offer of a firm in a fair is described with: everybody’s entries, and those that the fair has added. */
export function useOfferLists(fair: number, firm: number) {
  const api = useApi()
  const { entries, error, retry } = useQueries({
    queries: listFields.map(field => listQuery(api, sources[field].list, { pagination: 'false' })),
    combine: useCallback((read: Read[]) => entriesRead(read, fair), [fair]),
  })
  const setup = useUsedLists(fair)
  const people = useQuery(
    pageQuery(api, peopleOfFirm, { params: { id: firm }, query: { pagination: 'false' } }),
  )
  const { used } = setup
  const lists = useMemo((): OfferLists | null => {
    if (!entries || !used) return null
    const recruiters = (people.data?.rows ?? []).map(person => ({
      id: String(person.id),
      label: `${person.firstName} ${person.lastName}`,
      of: null,
    }))
    const uses = (field: ListField) => {
      const { slug } = sources[field]
      return slug === null || used[slug] !== false
    }
    return { ...entries, recruiters, uses }
  }, [entries, used, people.data])
  return {
    lists,
    error: error ?? setup.error,
    retry: () => {
      retry()
      if (setup.error) void setup.refetch()
    },
  }
}
