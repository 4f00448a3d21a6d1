import type { Choice } from '#platform/web/forms/form-field.tsx'

/** Every zone that this browser knows, by its name. */
export const timeZones: readonly Choice[] = Intl.supportedValuesOf('timeZone').map(id => ({
  id,
  label: id.replaceAll('_', ' '),
}))
