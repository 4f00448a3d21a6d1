import { fieldsIn } from '#platform/contract/record.ts'
import { SelectField } from '#platform/web/ui/select.tsx'
import { TagField } from '#platform/web/ui/tag-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { OfferDraft } from './use-offer.ts'
import type { OfferLists } from './use-offer-lists.ts'

type RequiredLanguage = { language: number; level: number | null }

const askedIn = (value: unknown): RequiredLanguage[] =>
  (Array.isArray(value) ? value : [])
    .map(one => fieldsIn(one))
    .map(({ language, level }) => ({
      language: Number(language),
      level: typeof level === 'number' ? level : null,
    }))

const any = 'any'

/** Which languages the work asks for, and how well each is spoken. */
export function LanguagesPart({ draft: { saving, set }, lists }: { draft: OfferDraft; lists: OfferLists }) {
  const t = useWords('jobs')
  const asked = askedIn(saving.fields.languages)
  const nameOf = (id: number) => lists.language.find(one => one.id === String(id))?.label ?? ''
  return (
    <>
      <TagField
        label={t('edit.languages')}
        name="languages"
        options={lists.language}
        value={asked.map(one => String(one.language))}
        onChange={ids =>
          set(
            'languages',
            ids.map(
              id => asked.find(one => one.language === Number(id)) ?? { language: Number(id), level: null },
            ),
          )
        }
      />
      {lists.uses('level') &&
        asked.map(({ language, level }) => (
          <SelectField
            key={language}
            label={t('edit.level_of', { language: nameOf(language) })}
            value={level === null ? any : String(level)}
            options={[{ id: any, label: t('edit.any_level') }, ...lists.level]}
            onChange={id =>
              set(
                'languages',
                asked.map(one =>
                  one.language === language
                    ? { language, level: id === null || id === any ? null : Number(id) }
                    : one,
                ),
              )
            }
          />
        ))}
    </>
  )
}
