import { isLocale } from '#platform/contract/locale.ts'
import type { FieldWords } from '#platform/web/saving/field-conflicts.tsx'
import { useValueWords } from '#platform/web/saving/value-words.ts'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useLocale, useWords, withAnyKey } from '#platform/web/words/words.ts'
import { timeZoneWords } from '../time-zones.ts'
import type { SettingsSection } from './settings-sections.ts'

/** What settings and their values are called where they are not fields: in a history, in a conflict. */
export function useSettingsWords(sections: readonly SettingsSection[]): FieldWords {
  const t = useWords('fairs')
  const saving = useWords('saving')
  const locale = useLocale()
  const say = withAnyKey(t)
  const valueWords = useValueWords()
  const fields = sections.flatMap(section => section.fields)
  return {
    labelOf: field => {
      const [, code, name] = /^translations\.(\w+)\.(\w+)$/.exec(field) ?? []
      if (!code || !name) return say(`settings.${field}`)
      return `${say(`settings.${name}`)}, ${isLocale(code) ? languageNames[code] : code}`
    },
    wordsOf: (field, value) => {
      if (field === 'timeZone') return timeZoneWords(locale, String(value))
      if (field === 'hue') return t('settings.hue_named', { hue: String(value) })
      if (field === 'logo' && value !== null) return saving('image')
      return valueWords(
        fields.find(one => one.name === field),
        value,
      )
    },
  }
}
