import { Type } from 'typebox'
import { pictureFile } from '#domain/media/contract/media-object.ts'
import { markShapes } from '#domain/scenes/contract/scene.ts'
import {
  Children,
  Color,
  Email,
  Keyed,
  Line,
  MaybeRef,
  Nullable,
  Refs,
  Text,
  WebAddress,
} from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'
import { runners, watchers } from '#platform/contract/runners.ts'

/** An exhibiting company. What is hers in one fair stands in `fair_firms` and `stands`. */
export const firms = defineResource({
  name: 'firms',
  table: 'firm',
  tag: 'Exhibitors',
  record: {
    name: Line(160),
    type: MaybeRef<{ name: string }>('firm_types', { column: 'firm_type', show: ['name'] }),
    website: Nullable(WebAddress()),
    email: Nullable(Email()),
    phone: Nullable(Line(40)),
    /** With its country in front; for its own people and those who run its fairs. */
    vatNumber: Nullable(Line(30)),
    /** Of a French company; its number for VAT says it too. */
    siren: Nullable(Line(30)),
    country: MaybeRef<{ iso: string; name: string }>('countries', { show: ['iso', 'name'] }),
    city: Nullable(Line(120)),
    /** JSON as text: street, postal code … */
    addressJSON: Nullable(Text(8192)),
    logo: MaybeRef<{ filePath: string; thumbnailPath: string | null }>('media_objects', {
      show: ['filePath', 'thumbnailPath'],
      only: pictureFile,
    }),
    color: Color(),
    shape: Type.Enum(markShapes),
    socialNetworks: Keyed('^[a-z0-9_-]{1,30}$', WebAddress()),
    isVisible: Type.Boolean(),
    /** Written together with the sub-sectors, by a call of their own. */
    sectors: Children<{ rank: number; businessSector: { id: number; name: string } }>(
      'firm_business_sectors',
      'firm_id',
      { show: ['rank', 'businessSector'] },
    ),
    subSectors: Refs<{ name: string }>('business_subsectors', 'firm_business_subsector', { show: ['name'] }),
    fairFirms: Children<{
      fair: { id: number; homepage: string; name: string | null }
      isValidated: number
    }>('fair_firms', 'firm_id', { show: ['fair', 'isValidated'] }),
    stands: Children<{
      fair: { id: number }
      number: number | null
      label: string | null
      fairHall: { id: number; letter: string } | null
      isVisible: boolean
    }>('stands', 'firm_id', { show: ['fair', 'number', 'label', 'fairHall', 'isVisible'] }),
    version: Type.Integer(),
  },
  translated: { description: Text(5000), slogan: Text(200) },
  writable: [
    'name',
    'type',
    'website',
    'email',
    'phone',
    'vatNumber',
    'siren',
    'country',
    'city',
    'addressJSON',
    'logo',
    'color',
    'shape',
    'socialNetworks',
    'isVisible',
  ],
  reserved: { isVisible: runners },
  required: ['name'],
  filters: [
    'name',
    'type',
    'country',
    'isVisible',
    'exists[stands]',
    'fairFirms.fair',
    'fairFirms.isValidated',
  ],
  reservedFilters: {
    'exists[stands]': watchers,
    'fairFirms.fair': watchers,
    'fairFirms.isValidated': watchers,
  },
  search: ['name'],
  sort: ['id', 'name'],
  order: ['name'],
  folded: ['name'],
  scope: { fair: 'fairFirms.fair', firm: 'id', followed: 'id' },
  // Created by a call of its own, which also places it in a fair.
  policy: {
    superAdmin: 'LRUD:A',
    superOrganizer: 'LRUD:G',
    organizer: ['LRUD:F', 'LR:p'],
    clusterAdmin: ['LR:C', 'LR:p'],
    firmAdmin: ['LRU:M', 'LR:p'],
    standContact: 'LR:p',
    speaker: 'LR:p',
    moderator: 'LR:p',
    press: 'LR:p',
    visitor: 'LR:p',
    anonymous: 'LR:P',
  },
})
