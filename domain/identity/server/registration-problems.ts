import type { Services } from '#platform/server/services.ts'
import type { Registration } from '../contract/registration.ts'
import { type FormBlock, type FormType, fixedFields } from '../contract/registration-form.ts'
import { repeated } from './known-records.ts'
import { newPasswordProblems } from './new-password.ts'

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && !value.trim()) ||
  (Array.isArray(value) && !value.length)

/** Fields that the fair has made up itself, as they were filled in. */
export const customFieldsOf = (sent: Registration): Record<string, unknown> =>
  Object.fromEntries(Object.entries(sent).filter(([field]) => field.startsWith('custom')))

const sentIn = (sent: Registration, field: string): unknown =>
  Object.entries(sent).find(([name]) => name === field)?.[1]

/** Everything that is wrong with a filled-in form, by field, so that nobody corrects it one by one. */
export function registrationProblems(
  type: FormType,
  sent: Registration,
  blocks: readonly FormBlock[],
  services: Services,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  const required = new Set([
    ...fixedFields[type],
    ...blocks.filter(block => block.required).map(block => block.identifier),
  ])
  for (const field of required)
    if (isEmpty(sentIn(sent, field)))
      errors[field] = [field === 'acceptCondition' ? 'condition_required' : 'required']
  for (const [field, value] of Object.entries(customFieldsOf(sent))) {
    const block = blocks.find(one => one.identifier === field)
    if (!block) errors[field] = ['unknown_field']
    else if (!isEmpty(value) && (block.type === 'checkbox') !== (typeof value === 'boolean'))
      errors[field] = ['type_invalid']
  }
  return { ...errors, ...newPasswordProblems(sent, services), ...repeated(sent) }
}
