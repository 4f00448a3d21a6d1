import type { FormField } from '#platform/web/forms/form-field.tsx'

export type SettingsSection = { id: string; fields: readonly FormField[] }

const choices = (...ids: string[]) => ids.map(id => ({ id, label: id }))

/** All settings of a fair, in the sections of its page. Labels of choices are looked up by `settings.<name>_<choice>`. */
export const settingsSections: SettingsSection[] = [
  {
    id: 'main',
    fields: [
      { name: 'homepage', kind: 'text', isRequired: true, maxLength: 60 },
      { name: 'status', kind: 'select', isRequired: true, options: choices('1', '2', '3', '4') },
      { name: 'hue', kind: 'number', min: 0, max: 360 },
      { name: 'shippingMail', kind: 'email' },
    ],
  },
  {
    id: 'dates',
    fields: [
      { name: 'startDate', kind: 'datetime' },
      { name: 'endDate', kind: 'datetime' },
      { name: 'timeZone', kind: 'text', maxLength: 60 },
      { name: 'isMonthlyRenew', kind: 'switch' },
    ],
  },
  {
    id: 'access',
    fields: [
      { name: 'isPublicAccess', kind: 'switch' },
      { name: 'isRegistrationUserHomepage', kind: 'switch' },
      { name: 'isRegistrationFirmHomepage', kind: 'switch' },
      { name: 'isValidatingUsers', kind: 'switch' },
      { name: 'isValidatingFirms', kind: 'switch' },
      { name: 'isHidingUserEmail', kind: 'switch' },
      { name: 'isHidingFirmEmail', kind: 'switch' },
      { name: 'isExhibitorLogosHomepage', kind: 'switch' },
    ],
  },
  {
    id: 'modules',
    fields: [
      { name: 'isUsingDirectMessageModule', kind: 'switch' },
      { name: 'isUsingJobModule', kind: 'switch' },
      { name: 'isUsingConferenceModule', kind: 'switch' },
      { name: 'isUsingVisio', kind: 'switch' },
      { name: 'isUsingChat', kind: 'switch' },
      { name: 'dailyChatLimit', kind: 'number', min: 0 },
      { name: 'dailyVisioLimit', kind: 'number', min: 0 },
      { name: 'isHidingChatButtons', kind: 'switch' },
      { name: 'isHidingChatColumn', kind: 'switch' },
    ],
  },
  {
    id: 'place',
    fields: [
      { name: 'lobby', kind: 'select', options: choices('product', 'customer') },
      { name: 'is3DMaps', kind: 'switch' },
      { name: 'isBlockingStandTypeEdition', kind: 'switch' },
      { name: 'resultsPerPage', kind: 'number', min: 1, max: 100 },
    ],
  },
  {
    id: 'statistics',
    fields: [
      { name: 'isShowingCounters', kind: 'switch' },
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
  'isMonthlyRenew',
  'maxUsers',
  'maxOrganizers',
])
