import { locales } from '#platform/contract/locale.ts'
import type { DraftOf } from '#platform/contract/resource.ts'
import { DraftFields } from '#platform/web/forms/draft-fields.tsx'
import type { Choice, FormField } from '#platform/web/forms/form-field.tsx'
import { type DraftState, shownRelation } from '#platform/web/forms/use-draft.ts'
import { FormRow, FormSection } from '#platform/web/ui/form.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import type { users } from '../../contract/user.ts'
import { useChoices } from '../use-choices.ts'
import { LinksField } from './links-field.tsx'
import { PictureField } from './picture-field.tsx'

const text = (name: string, maxLength: number, more: Partial<FormField> = {}): FormField => ({
  name,
  kind: 'text',
  maxLength,
  ...more,
})

/** Rows of fields; those of one row stand side by side where there is room. */
const rows: Readonly<Record<'who' | 'card' | 'reach' | 'address', readonly FormField[][]>> = {
  who: [
    [{ name: 'civilStatus', kind: 'select' }],
    [text('firstName', 80, { isRequired: true }), text('lastName', 80, { isRequired: true })],
    [{ name: 'birthday', kind: 'date' }],
    [
      { name: 'userStatus', kind: 'select' },
      { name: 'userIndividualStatus', kind: 'select' },
    ],
    [{ name: 'locale', kind: 'select', isRequired: true }],
  ],
  card: [
    [text('jobTitle', 120)],
    [{ name: 'pitchMessage', kind: 'textarea', maxLength: 1000 }],
    [{ name: 'languages', kind: 'tags' }],
    [{ name: 'displayEmail', kind: 'email', maxLength: 254 }, text('phone', 40, { kind: 'tel' })],
    [{ name: 'isPhoneShown', kind: 'switch' }],
  ],
  reach: [[text('cell', 40, { kind: 'tel' })]],
  address: [
    [text('address', 200)],
    [text('additionalAddress', 200)],
    [text('postalCode', 20), text('city', 120)],
    [text('department', 120), text('region', 120)],
    [{ name: 'country', kind: 'combobox' }],
  ],
}

const interfaceLanguages: Choice[] = locales.map(code => ({ id: code, label: languageNames[code] }))

/** Asked of the person alone. */
const onlyOwn = ['isPhoneShown', 'locale', 'userStatus', 'userIndividualStatus']

/** Everything somebody says of themselves, in parts; `draft` is a change of their user record. */
export function ProfileFields({
  draft,
  isOwn,
  mayChange = () => true,
}: {
  draft: DraftState<DraftOf<typeof users>>
  isOwn?: boolean
  mayChange?: (field: string) => boolean
}) {
  const t = useWords('identity')
  const options: Readonly<Record<string, Choice[]>> = {
    civilStatus: useChoices('civilStatus'),
    userStatus: useChoices('userStatus'),
    userIndividualStatus: useChoices('userIndividualStatus'),
    languages: useChoices('languages'),
    country: useChoices('country'),
    locale: interfaceLanguages,
  }
  const { firstName, lastName, picture } = draft.value
  const part = (id: keyof typeof rows) =>
    rows[id]
      .map(fields => fields.filter(field => isOwn || !onlyOwn.includes(field.name)))
      .filter(fields => fields.length)
      .map(fields => (
        <FormRow key={fields[0]?.name}>
          <DraftFields
            draft={draft}
            isLocked={field => !mayChange(field)}
            fields={fields.map(field => ({ ...field, options: options[field.name] }))}
            t={t}
            prefix="profile"
          />
        </FormRow>
      ))
  const links = (kind: 'network' | 'meeting', name: 'socialLinks' | 'meetingLinks') =>
    mayChange(name) && (
      <LinksField
        kind={kind}
        name={name}
        links={draft.value[name] ?? {}}
        onChange={next => draft.set(name, next)}
      />
    )
  const head = (id: string) => ({
    title: t(isOwn ? `profile.section_${id}` : `profile.section_other_${id}`),
    hint: isOwn ? t(`profile.section_${id}_hint`) : undefined,
  })
  return (
    <>
      <FormSection {...head('card')}>
        {isOwn && (
          <PictureField
            name={`${firstName} ${lastName}`}
            picture={shownRelation(picture)}
            onChange={next => draft.set('picture', next)}
          />
        )}
        {part('card')}
        {links('network', 'socialLinks')}
        {links('meeting', 'meetingLinks')}
      </FormSection>
      <FormSection {...head('who')}>
        {part('who')}
        {part('reach')}
      </FormSection>
      <FormSection title={t('profile.section_address')}>{part('address')}</FormSection>
    </>
  )
}
