import type { Choice, FormField } from '#platform/web/forms/form-field.tsx'
import { statModes, statMonthsMost } from '../../contract/stat-modes.ts'

export type SettingsSection = { id: string; fields: readonly FormField[] }
export type SettingsLists = Record<
  'languages' | 'countries' | 'standGroups' | 'organizers' | 'timeZones' | 'statuses',
  readonly Choice[]
>

/** For whoever asks which settings there are, not what they let choose from. */
export const noSettingsLists: SettingsLists = {
  languages: [],
  countries: [],
  standGroups: [],
  organizers: [],
  timeZones: [],
  statuses: [],
}

/** Words of these are looked up by `settings.<name>_<id>`. */
const choices = (...ids: string[]) => ids.map(id => ({ id, label: '' }))

const switches = (...names: string[]): FormField[] => names.map(name => ({ name, kind: 'switch' }))

/** What the super admin alone changes. */
const forSuperAdmins: ReadonlySet<string> = new Set([
  'type',
  'admins',
  'isMonthlyRenew',
  'maxUsers',
  'maxOrganizers',
])

/** The settings of a fair that the reader may change, a page for each section. */
export const settingsSections = (lists: SettingsLists, isSuperAdmin: boolean): SettingsSection[] =>
  allSections(lists)
    .map(section => ({
      ...section,
      fields: section.fields.filter(({ name }) => isSuperAdmin || !forSuperAdmins.has(name)),
    }))
    .filter(({ fields }) => fields.length > 0)

/** Said in each language of the fair. */
const words: FormField[] = [
  { name: 'name', kind: 'text', isRequired: true, maxLength: 120 },
  { name: 'tagline', kind: 'text', maxLength: 200 },
  { name: 'location', kind: 'text', maxLength: 160 },
  { name: 'description', kind: 'textarea', maxLength: 2000 },
]

const allSections = (lists: SettingsLists): SettingsSection[] => [
  { id: 'words', fields: words },
  {
    id: 'face',
    fields: [
      { name: 'hue', kind: 'number' },
      { name: 'logo', kind: 'number' },
    ],
  },
  {
    id: 'main',
    fields: [
      { name: 'homepage', kind: 'text', isRequired: true, maxLength: 60 },
      { name: 'status', kind: 'select', isRequired: true, options: lists.statuses },
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
      { name: 'timeZone', kind: 'combobox', isRequired: true, options: lists.timeZones },
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
  { id: 'modules', fields: switches('isUsingJobModule', 'isUsingConferenceModule', 'isPublicWatching') },
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
      { name: 'dailyChatLimit', kind: 'limit', max: 100_000 },
      { name: 'dailyVisioLimit', kind: 'limit', max: 100_000 },
      ...switches('isHidingChatButtons', 'isHidingChatColumn'),
    ],
  },
  {
    id: 'statistics',
    fields: [
      ...switches('isShowingCounters'),
      { name: 'statMode', kind: 'select', isRequired: true, options: choices(...statModes) },
      {
        name: 'statUserType',
        kind: 'select',
        isRequired: true,
        options: choices('all', 'visitors', 'members'),
      },
      { name: 'statMonths', kind: 'number', isRequired: true, min: 1, max: statMonthsMost },
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
