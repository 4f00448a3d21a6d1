import { useQueries, useQuery } from '@tanstack/react-query'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { languages } from '#domain/reference/contract/lists.ts'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { Choice, FormField } from '#platform/web/forms/form-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import * as lists from '../../contract/lists.ts'
import { useUsedLists } from '../use-used-lists.ts'

const everything = { pagination: 'false' } as const

/** Fields of a profile that choose from a list, with the slug by which a fair does without it, if it can. */
const chosen = [
  { name: 'functions', kind: 'tags', slug: 'function', list: lists.jobFunctions },
  { name: 'families', kind: 'tags', slug: 'family', list: lists.jobFamilies },
  { name: 'contractTypes', kind: 'tags', slug: 'contract-type', list: lists.jobContractTypes },
  { name: 'areas', kind: 'tags', slug: 'area', list: lists.jobAreas },
  { name: 'skills', kind: 'tags', slug: 'personal-skill', list: lists.jobPersonalSkills },
  { name: 'qualities', kind: 'tags', slug: 'personal-quality', list: lists.jobPersonalQualities },
  { name: 'transports', kind: 'tags', slug: null, list: lists.workTransports },
  { name: 'functionLevel', kind: 'select', slug: 'function-level', list: lists.jobFunctionLevels },
  { name: 'experience', kind: 'select', slug: 'experience', list: lists.jobExperiences },
  { name: 'disponibility', kind: 'select', slug: 'disponibility', list: lists.jobDisponibilities },
  { name: 'educationLevel', kind: 'select', slug: 'education-level', list: lists.jobEducationLevels },
  { name: 'languageLevel', kind: 'select', slug: 'language-level', list: lists.jobLanguageLevels },
] as const
export const chosenFields = chosen.map(({ name }) => name)
export type ListField = (typeof chosen)[number]['name']

type Entry = { id: number; name: string | null; fair: { id: number } | null }

/** What may be chosen in this fair: everybody’s entries and its own; nothing of a list that it does without. */
export function useProfileLists(): (name: ListField) => FormField | null {
  const t = useWords('jobs')
  const api = useApi()
  const fair = useCurrentFair()
  const { used } = useUsedLists(fair.id)
  const read = useQueries({ queries: chosen.map(({ list }) => listQuery(api, list, everything)) })
  return name => {
    const at = chosen.findIndex(field => field.name === name)
    const field = chosen[at]
    if (!field || (field.slug !== null && used?.[field.slug] === false)) return null
    const rows: readonly Entry[] = read[at]?.data?.rows ?? []
    const options = rows
      .filter(row => !row.fair || row.fair.id === fair.id)
      .map(row => ({ id: String(row.id), label: row.name ?? '' }))
    const none = { id: '0', label: t('profile.not_said') }
    return { name, kind: field.kind, options: field.kind === 'select' ? [none, ...options] : options }
  }
}

/** The languages that somebody may speak. */
export function useLanguages(): Choice[] {
  const { data } = useQuery(listQuery(useApi(), languages, everything))
  return (data?.rows ?? []).map(({ id, name }) => ({ id: String(id), label: name ?? '' }))
}
