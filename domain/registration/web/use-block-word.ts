import { useLocale, useWords, withAnyKey } from '#platform/web/words/words.ts'
import { type FormBlock, wordsOf } from '../contract/registration-form.ts'
import { usualWord } from './controls.ts'

/** What a field of a form is called: as the fair says, else as we do. */
export function useBlockWord() {
  const t = useWords('registration')
  const locale = useLocale()
  return ({ identifier, label }: Pick<FormBlock, 'identifier' | 'label'>) =>
    wordsOf(label, locale) || withAnyKey(t)(usualWord(identifier), { defaultValue: identifier })
}
