import { Badge } from '#platform/web/ui/badge.tsx'
import { Chip } from '#platform/web/ui/chip.tsx'
import { LanguageTabs } from '#platform/web/ui/language-tabs.tsx'
import { RichTextField } from '#platform/web/ui/rich-text-field.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { plainText } from '../../contract/checklist.ts'
import type { BoothText } from '../../contract/configuration.ts'
import styles from './configure.module.css'
import { textIn } from './draft-scene.ts'
import { languageName } from './languages.ts'
import type { PartProps } from './part.ts'

const empty = (code: string): BoothText => ({ code, title: null, slogan: null, description: null })

/** The languages of the booth: those it has words in, and always the fair's main one. */
export const spoken = ({ booth, draft }: Pick<PartProps, 'booth' | 'draft'>) => [
  ...new Set([
    ...booth.fair.languages.filter(
      code => code === booth.fair.mainLanguage || textIn(draft.content, code) !== undefined,
    ),
    ...draft.content.languages.map(one => one.code),
  ]),
]

/** Which languages the booth speaks. */
export function SpokenLanguages({ booth, draft, language, setLanguage }: PartProps) {
  const t = useWords('stands')
  const { content, set } = draft
  const codes = spoken({ booth, draft })
  const speak = (chosen: string[]) => {
    const kept = content.languages.filter(one => chosen.includes(one.code))
    const added = chosen.filter(code => !kept.some(one => one.code === code))
    set({ languages: [...kept, ...added.map(empty)] })
    const [first] = added
    if (first) setLanguage(first)
    else if (!chosen.includes(language)) setLanguage(booth.fair.mainLanguage)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a field
    <div role="group" aria-label={t('configure.languages')}>
      <b className={styles.label}>{t('configure.languages')}</b>
      <div className={styles.chips}>
        <Badge tone="fair" isBig>
          {languageName(booth.fair.mainLanguage)}
        </Badge>
        {[...new Set([...booth.fair.languages, ...codes])]
          .filter(code => code !== booth.fair.mainLanguage)
          .map(code => (
            <Chip
              key={code}
              isSelected={codes.includes(code)}
              onChange={isSpoken =>
                speak(isSpoken ? [...codes, code] : codes.filter(other => other !== code))
              }
            >
              {languageName(code)}
            </Chip>
          ))}
      </div>
      <p className={styles.hint}>{t('configure.languages_hint')}</p>
      <LackingLanguages booth={booth} draft={draft} />
    </div>
  )
}

type WordField = 'title' | 'slogan' | 'description'

/** These texts of the booth, a tab per language. */
export function LanguageWords({
  booth,
  draft,
  language,
  setLanguage,
  fields,
}: PartProps & { fields: readonly WordField[] }) {
  const t = useWords('stands')
  const { content, set } = draft
  const codes = spoken({ booth, draft })
  const at = (code: string) => content.languages.findIndex(one => one.code === code)
  const field = (code: string, name: WordField) => ({
    label: t(`configure.${name}`),
    name: `languages.${at(code)}.${name}`,
    value: textIn(content, code)?.[name] ?? '',
    onChange: (value: string) =>
      set(
        ({ languages }) => ({
          languages: languages.some(one => one.code === code)
            ? languages.map(one => (one.code === code ? { ...one, [name]: value || null } : one))
            : [...languages, { ...empty(code), [name]: value || null }],
        }),
        `${code}.${name}`,
      ),
  })
  const [marked = 'description'] = fields.filter(name => name !== 'title').toReversed()
  return (
    <LanguageTabs
      label={t('configure.languages')}
      current={codes.includes(language) ? language : booth.fair.mainLanguage}
      onChange={setLanguage}
      languages={codes.map(code => ({
        code,
        name: languageName(code),
        isMissing: !plainText(textIn(content, code)?.[marked] ?? null),
      }))}
    >
      {code => (
        <div className={styles.part}>
          {fields.includes('title') && (
            <TextField
              {...field(code, 'title')}
              hint={t('configure.title_hint')}
              maxLength={160}
              placeholder={booth.firm.name}
            />
          )}
          {fields.includes('slogan') && <TextField {...field(code, 'slogan')} maxLength={200} />}
          {fields.includes('description') && (
            <RichTextField {...field(code, 'description')} hasVideos lang={code} />
          )}
        </div>
      )}
    </LanguageTabs>
  )
}

/** Sign, slogan and presentation. */
export const WordsPart = (props: PartProps) => (
  <>
    <SpokenLanguages {...props} />
    <LanguageWords {...props} fields={['title', 'slogan', 'description']} />
  </>
)

/** Languages of the fair whose readers see the booth in another one. */
function LackingLanguages({ booth, draft }: Pick<PartProps, 'booth' | 'draft'>) {
  const t = useWords('stands')
  const locale = useLocale()
  const lacking = booth.fair.languages.filter(
    code => !plainText(textIn(draft.content, code)?.description ?? null),
  )
  if (!lacking.length) return null
  const names = new Intl.ListFormat(locale, { type: 'unit' }).format(lacking.map(languageName))
  return <p className={styles.hint}>{t('configure.languages_lacking', { languages: names })}</p>
}
