import type { Draft } from '#platform/web/forms/form-field.tsx'
import type { DraftState } from '#platform/web/forms/use-draft.ts'

/** An address as it is kept in `addressJSON`. */
export type Address = { street?: string; additional?: string; postalCode?: string }

export const addressOf = (draft: Draft): Address => {
  try {
    return (JSON.parse(String(draft.addressJSON ?? '')) ?? {}) as Address
  } catch {
    return {}
  }
}

export const networksOf = (draft: Draft) => (draft.socialNetworks ?? {}) as Record<string, string>

const idOf = (value: unknown) =>
  Number(typeof value === 'object' && value !== null && 'id' in value ? value.id : value)

type Sector = { rank: number; businessSector: { id: number } }

/** Chosen sectors by id, the most important first: as they are kept, or as they were changed and not saved yet. */
export const sectorsOf = (draft: Draft): number[] => {
  const list = (draft.sectors ?? []) as unknown[]
  const isKept = (one: unknown): one is Sector =>
    typeof one === 'object' && one !== null && 'businessSector' in one
  return list.every(isKept)
    ? [...list].sort((one, other) => one.rank - other.rank).map(one => one.businessSector.id)
    : list.map(idOf)
}

export const subSectorsOf = (draft: Draft): number[] => ((draft.subSectors ?? []) as unknown[]).map(idOf)

/** What is sent: empty fields as nothing, sectors apart because a call of their own writes them. */
export function changesOf({ changes, value }: Pick<DraftState, 'changes' | 'value'>) {
  const { sectors, subSectors, ...rest } = changes
  const fields = Object.fromEntries(
    Object.entries(rest).map(([name, given]) => [name, given === '' && name !== 'name' ? null : given]),
  )
  const hasSectors = sectors !== undefined || subSectors !== undefined
  return {
    fields,
    sectors: hasSectors ? { sectors: sectorsOf(value), subSectors: subSectorsOf(value) } : null,
  }
}
