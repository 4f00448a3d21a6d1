import { isLocale } from '#platform/contract/locale.ts'
import { WordGrid } from '#platform/web/forms/word-grid.tsx'
import { useWords, withAnyKey } from '#platform/web/words/words.ts'
import { wordField } from '../../contract/settings.ts'
import type { SettingsSection } from './settings-sections.ts'
import type { Fair, FairSettings } from './use-fair-settings.ts'

/** What a fair is called and says of itself, each text in all its languages side by side, the main one first. */
export function WordsSection({
  fair,
  section,
  settings: { saving, set },
}: {
  fair: Fair
  section: SettingsSection
  settings: FairSettings
}) {
  const t = useWords('fairs')
  const say = withAnyKey(t)
  const main = fair.mainLanguage.code
  const languages = fair.fairLanguages
    .map(language => language.code)
    .filter(isLocale)
    .sort((a, b) => Number(b === main) - Number(a === main))
  return section.fields.map(field => (
    <WordGrid
      key={field.name}
      field={field}
      label={say(`settings.${field.name}`)}
      languages={languages}
      nameIn={locale => wordField(locale, field.name)}
      valueIn={locale => saving.fields[wordField(locale, field.name)]}
      onChange={(locale, value) => set(wordField(locale, field.name), value)}
    />
  ))
}
