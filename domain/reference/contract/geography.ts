import { Type } from 'typebox'
import { Label, Line, MaybeRef, Ref } from '#platform/contract/fields.ts'
import { defineList } from '#platform/contract/list.ts'
import { defineResource, referencePolicy } from '#platform/contract/resource.ts'

type Named = { name: string }
const tag = 'Geography'
/** As the country's own statistics name it: `11`, `2A`, `BE-VLG`. A later version of the data finds its rows by it. */
const code = Label(12)

export const countries = defineList({
  name: 'countries',
  table: 'country',
  tag,
  fields: { iso: Type.String({ pattern: '^[A-Z]{2}$' }) },
  required: ['iso'],
  filters: ['iso', 'name', 'rank'],
})

export const regions = defineList({
  name: 'regions',
  table: 'region',
  tag,
  fields: { country: Ref<Named & { iso: string }>('countries', { show: ['iso', 'name'] }), code },
  required: ['country', 'code'],
  filters: ['code'],
})

export const provinces = defineList({
  name: 'provinces',
  table: 'province',
  tag,
  fields: {
    country: Ref<Named & { iso: string }>('countries', { show: ['iso', 'name'] }),
    region: MaybeRef<Named>('regions', { show: ['name'] }),
    code,
  },
  required: ['country', 'code'],
  filters: ['code'],
})

export const departments = defineList({
  name: 'departments',
  table: 'department',
  tag,
  fields: { region: Ref<Named>('regions', { show: ['name'] }), code },
  required: ['region', 'code'],
  filters: ['code', 'region.country'],
})

export const districts = defineList({
  name: 'districts',
  table: 'district',
  tag,
  fields: {
    province: MaybeRef<Named>('provinces', { show: ['name'] }),
    department: MaybeRef<Named>('departments', { show: ['name'] }),
    code,
  },
  required: ['code'],
  filters: ['code'],
})

/** Tens of thousands of them: their names are not translated. */
export const cities = defineResource({
  name: 'cities',
  table: 'city',
  tag,
  record: {
    name: Line(160),
    /** The first of its postcodes; all of them are in `postal_codes`. */
    zipcode: Label(12),
    department: Ref<Named & { code: string }>('departments', { show: ['code', 'name'] }),
    code,
  },
  writable: ['name', 'zipcode', 'department', 'code'],
  required: ['name', 'zipcode', 'department', 'code'],
  filters: ['name', 'zipcode', 'code', 'department', 'department.region'],
  search: ['name', 'zipcode'],
  sort: ['name', 'zipcode'],
  order: ['name'],
  folded: ['name'],
  policy: referencePolicy,
  keepsUsed: true,
  // A region of France has up to 4,500 communes, and its whole list is asked for at once.
  maxRows: 5000,
})

export const postalCodes = defineResource({
  name: 'postal_codes',
  table: 'postal_code',
  tag,
  record: { code, city: Ref<Named>('cities', { show: ['name'] }) },
  writable: ['code', 'city'],
  required: ['code', 'city'],
  filters: ['code', 'city', 'city.department'],
  search: ['code'],
  sort: ['code'],
  order: ['code'],
  policy: referencePolicy,
  keepsUsed: true,
})
