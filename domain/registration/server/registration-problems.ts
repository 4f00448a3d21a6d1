import { nameProblems, newPasswordProblems } from '#domain/identity/server/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { Registration } from '../contract/registration.ts'
import { type FormBlock, type FormType, fixedFields, isOwnField } from '../contract/registration-form.ts'
import { repeatedAnswers } from './firm-profile.ts'
import type { TableEntries } from './table-entries.ts'

export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && !value.trim()) ||
  (Array.isArray(value) && !value.length)

export const sentIn = (sent: Registration, field: string): unknown =>
  Object.entries(sent).find(([name]) => name === field)?.[1]

/** A table that has lost its entries asks for nothing: otherwise nobody could register any more. */
export const canBeAnswered = ({ table }: FormBlock, entries: TableEntries) =>
  !table || Boolean(entries.get(table)?.size)

/** What is wrong with the answer to a field that the fair has made up itself. */
function answerProblem(value: unknown, block: FormBlock | undefined, entries: TableEntries): string | null {
  if (!block) return 'unknown_field'
  if (value !== false && isEmpty(value)) return null
  if (block.type === 'table')
    return typeof value === 'number' && entries.get(block.table ?? '')?.has(value)
      ? null
      : 'relation_not_found'
  return typeof value === (block.type === 'checkbox' ? 'boolean' : 'string') ? null : 'type_invalid'
}

/** What is wrong with the answers to a form: required fields that are empty, and own ones that are no answer. */
export function answerProblems(
  sent: Registration,
  blocks: readonly FormBlock[],
  entries: TableEntries,
  always: readonly string[] = [],
): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  const required = new Set([
    ...always,
    ...blocks.filter(block => block.required && canBeAnswered(block, entries)).map(block => block.identifier),
  ])
  for (const field of required)
    if (isEmpty(sentIn(sent, field)))
      errors[field] = [field === 'acceptCondition' ? 'condition_required' : 'required']
  for (const [field, value] of Object.entries(sent).filter(([name]) => isOwnField(name))) {
    const problem = answerProblem(
      value,
      blocks.find(one => one.identifier === field),
      entries,
    )
    if (problem) errors[field] = [problem]
  }
  return errors
}

/** Everything that is wrong with a filled-in form, by field, so that nobody corrects it one by one. */
export const registrationProblems = (
  type: FormType,
  sent: Registration,
  blocks: readonly FormBlock[],
  entries: TableEntries,
  services: Services,
): Record<string, string[]> => ({
  ...answerProblems(sent, blocks, entries, fixedFields[type]),
  ...newPasswordProblems(sent, services),
  ...repeatedAnswers(sent),
  ...nameProblems(sent),
})
