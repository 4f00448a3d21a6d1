import { locales } from '#platform/contract/locale.ts'
import { LanguageTabs } from '../ui/language-tabs.tsx'
import { languageNames } from '../words/language-names.ts'
import { type AnyWords, withAnyKey } from '../words/words.ts'
import { type Draft, type FormField, FormFieldControl } from './form-field.tsx'
import type { DraftState } from './use-draft.ts'

type Fields = { fields: readonly FormField[]; t: AnyWords; prefix: string }
type Props = Fields & { draft: DraftState }

/** Fields of a record, in order; labels are `<prefix>.<name>`, hints `<prefix>.<name>_hint` where there is one. */
export function DraftFields({
  draft,
  fields,
  t,
  prefix,
  isLocked,
}: Fields & {
  draft: { value: Draft; set(name: string, next: unknown): void }
  isLocked?: (name: string) => boolean
}) {
  const say = withAnyKey(t)
  return fields.map(field => {
    const hint = say(`${prefix}.${field.name}_hint`, { defaultValue: '' })
    return (
      <FormFieldControl
        key={field.name}
        field={field}
        label={say(`${prefix}.${field.name}`)}
        hint={hint || undefined}
        value={draft.value[field.name]}
        isDisabled={isLocked?.(field.name)}
        onChange={value => draft.set(field.name, value)}
      />
    )
  })
}

/** Translated fields, a tab per language, with a mark where the first of them is still missing. */
export function TranslatedFields({
  draft,
  fields,
  t,
  prefix,
  languages = locales,
}: Props & { languages?: readonly string[] }) {
  const say = withAnyKey(t)
  const first = fields[0]?.name ?? 'name'
  return (
    <LanguageTabs
      label={say(`${prefix}.languages`)}
      languages={locales
        .filter(code => languages.includes(code))
        .map(code => ({ code, name: languageNames[code], isMissing: !draft.word(code, first) }))}
    >
      {code =>
        fields.map(field => (
          <FormFieldControl
            key={field.name}
            field={{ ...field, name: `translations.${code}.${field.name}`, isRequired: false }}
            label={say(`${prefix}.${field.name}`)}
            value={draft.word(code, field.name)}
            onChange={value => draft.setWord(code, field.name, value)}
          />
        ))
      }
    </LanguageTabs>
  )
}
