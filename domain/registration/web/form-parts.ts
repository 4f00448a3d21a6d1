import { type FormBlock, type FormType, fixedFields } from '../contract/registration-form.ts'

export type FormParts = Record<'account' | 'asked' | 'later' | 'consent', FormBlock[]>

/** What an account needs first, then what the fair requires, what may wait, and last what one agrees to. */
export function partsOf(type: FormType, blocks: readonly FormBlock[]): FormParts {
  const parts: FormParts = { account: [], asked: [], later: [], consent: [] }
  const partOf = ({ identifier, required }: FormBlock): keyof FormParts => {
    if (identifier === 'acceptCondition') return 'consent'
    if (fixedFields[type].includes(identifier)) return 'account'
    return required ? 'asked' : 'later'
  }
  for (const block of blocks) parts[partOf(block)].push(block)
  return parts
}
