import type { Choice, FormField } from '#platform/web/forms/form-field.tsx'
import { unbuiltSettings } from '../contract/unbuilt-settings.ts'
import { timeZones } from './time-zones.ts'

export type SettingsSection = { id: string; fields: readonly FormField[] }
export type SettingsLists = Record<
  'languages' | 'countries' | 'standGroups' | 'organizers',
  readonly Choice[]
>

/** Words of these are looked up by `settings.<name>_<id>`. */
const choices = (...ids: string[]) => ids.map(id => ({ id, label: '' }))

const switches = (...names: string[]): FormField[] => names.map(name => ({ name, kind: 'switch' }))

/** The settings of a fair that have an effect, in the sections of its page. */
export const settingsSections = (lists: SettingsLists): SettingsSection[] =>
  allSections(lists)
    .map(section => ({ ...section, fields: section.fields.filter(({ name }) => !unbuiltSettings.has(name)) }))
    .filter(({ fields }) => fields.length > 0)

const allSections = (lists: SettingsLists): SettingsSection[] => [
  {
    id: 'main',
    fields: [
      { name: 'homepage', kind: 'text', isRequired: true, maxLength: 60 },
      { name: 'status', kind: 'select', isRequired: true, options: choices('1', '2', '3', '4') },
      { name: 'country', kind: 'combobox', options: lists.countries },
      { name: 'mainLanguage', kind: 'select', isRequired: true, options: lists.languages },
      { name: 'fairLanguages', kind: 'tags', options: lists.languages },
    ],
  },
  {
    id: 'organizers',
    fields: [
      { name: 'admins', kind: 'tags', options: lists.organizers },
      { name: 'shippingMail', kind: 'email' },
    ],
  },
  {
    id: 'dates',
    fields: [
      { name: 'timeZone', kind: 'combobox', isRequired: true, options: timeZones },
      { name: 'startDate', kind: 'datetime' },
      { name: 'endDate', kind: 'datetime' },
      ...switches('isAnnounced', 'isRunByDates', 'isMonthlyRenew'),
    ],
  },
  {
    id: 'access',
    fields: switches(
      'isPublicAccess',
      'isRegistrationUserHomepage',
      'isRegistrationFirmHomepage',
      'isValidatingUsers',
      'isValidatingFirms',
      'isExhibitorLogosHomepage',
      'isHidingUserEmail',
      'isHidingFirmEmail',
    ),
  },
  { id: 'modules', fields: switches('isUsingJobModule', 'isUsingConferenceModule') },
  {
    id: 'place',
    fields: [
      { name: 'lobby', kind: 'select', options: choices('product', 'customer') },
      { name: 'standGroups', kind: 'tags', options: lists.standGroups },
      ...switches('is3DMaps', 'isBlockingStandTypeEdition'),
      { name: 'resultsPerPage', kind: 'number', min: 1, max: 100 },
    ],
  },
  {
    id: 'contact',
    fields: [
      ...switches('isUsingDirectMessageModule', 'isUsingChat', 'isUsingVisio'),
      { name: 'dailyChatLimit', kind: 'number', min: 0 },
      { name: 'dailyVisioLimit', kind: 'number', min: 0 },
      ...switches('isHidingChatButtons', 'isHidingChatColumn'),
    ],
  },
  {
    id: 'statistics',
    fields: [
      ...switches('isShowingCounters'),
      { name: 'statUserType', kind: 'select', options: choices('all', 'visitors', 'members') },
    ],
  },
  {
    id: 'general',
    fields: [
      { name: 'type', kind: 'select', options: choices('single', 'multi') },
      { name: 'maxUsers', kind: 'number', min: 0 },
      { name: 'maxOrganizers', kind: 'number', min: 0 },
    ],
  },
]

/** What only the super admin changes. */
export const lockedForOrganizers: ReadonlySet<string> = new Set([
  'type',
  'admins',
  'isMonthlyRenew',
  'maxUsers',
  'maxOrganizers',
])

/** Settings that point to other records: kept by the form as ids in text, sent as numbers. */
const references: ReadonlySet<string> = new Set([
  'status',
  'country',
  'mainLanguage',
  'fairLanguages',
  'admins',
  'standGroups',
  'logo',
])

function toId(value: unknown): unknown {
  if (typeof value === 'object' && value && 'id' in value) return value.id
  return typeof value === 'string' && value !== '' ? Number(value) : value
}

/** The changes of the form as the call takes them; an emptied field is nothing. */
export const written = (changes: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      if (references.has(name)) return [name, Array.isArray(value) ? value.map(toId) : toId(value)]
      return [name, name === 'shippingMail' && value === '' ? null : value]
    }),
  )
