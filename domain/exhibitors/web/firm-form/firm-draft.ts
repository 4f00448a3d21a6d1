import { fieldsIn } from '#platform/contract/record.ts'
import type { DraftOf } from '#platform/contract/resource.ts'
import type { DraftState } from '#platform/web/forms/use-draft.ts'
import type { firms } from '../../contract/firm.ts'

/** What is changed in a firm. */
export type FirmDraft = DraftOf<typeof firms>

/** An address as it is kept in `addressJSON`. */
export type Address = { street?: string; additional?: string; postalCode?: string }

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

function addressIn(json: unknown): Address {
  const { street, additional, postalCode, ...others } = fieldsIn(json)
  return { ...others, street: text(street), additional: text(additional), postalCode: text(postalCode) }
}

export const addressOf = ({ addressJSON }: FirmDraft): Address => {
  try {
    return addressIn(JSON.parse(String(addressJSON ?? '')))
  } catch {
    return {}
  }
}

export const networksOf = (draft: FirmDraft): Readonly<Record<string, string>> => draft.socialNetworks ?? {}

const idOf = (value: unknown) =>
  Number(typeof value === 'object' && value !== null && 'id' in value ? value.id : value)

export const countryIdOf = ({ country }: FirmDraft): number | null =>
  country === null || country === undefined ? null : idOf(country)

type Sector = { rank: number; businessSector: { id: number } }

/** Chosen sectors by id, the most important first: as they are kept, or as they were changed and not saved yet. */
export const sectorsOf = (draft: FirmDraft): number[] => {
  const list: unknown[] = draft.sectors ?? []
  const isKept = (one: unknown): one is Sector =>
    typeof one === 'object' && one !== null && 'businessSector' in one
  return list.every(isKept)
    ? [...list].sort((one, other) => one.rank - other.rank).map(one => one.businessSector.id)
    : list.map(idOf)
}

export const subSectorsOf = (draft: FirmDraft): number[] => (draft.subSectors ?? []).map(idOf)

/** What is sent: empty fields as nothing, sectors apart because a call of their own writes them. */
export function changesOf({ changes, value }: Pick<DraftState<FirmDraft>, 'changes' | 'value'>) {
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
