import { isLocale } from '#platform/contract/locale.ts'
import type { FieldWords } from '#platform/web/saving/field-conflicts.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import { withoutTags } from '../../contract/mail-words.ts'

/** What the texts of a mail are called in its history and in a conflict; none are the standard ones. */
export function useMailFieldWords(): FieldWords {
  const t = useWords('fairs')
  const labels: Record<string, string> = {
    subject: t('mails.subject'),
    text: t('mails.text'),
    action: t('mails.action'),
  }
  return {
    labelOf: field => {
      const [code = '', name = ''] = field.split('.')
      return [labels[name], isLocale(code) && languageNames[code]].filter(Boolean).join(', ')
    },
    wordsOf: (_field, value) =>
      typeof value === 'string' ? withoutTags(value.replaceAll('</p>', ' ')) : t('mails.standard'),
  }
}
