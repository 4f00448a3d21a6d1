import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { stands } from '#domain/stands/contract/stand.ts'
import { locales } from '#platform/contract/locale.ts'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { DraftFields } from '#platform/web/forms/draft-fields.tsx'
import { FormFieldControl } from '#platform/web/forms/form-field.tsx'
import type { DraftState } from '#platform/web/forms/use-draft.ts'
import { ComboboxField } from '#platform/web/ui/combobox.tsx'
import { FormRow, FormSection } from '#platform/web/ui/form.tsx'
import { LanguageTabs } from '#platform/web/ui/language-tabs.tsx'
import { RichTextField } from '#platform/web/ui/rich-text-field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import type { PresentationType } from '../../contract/presentation.ts'
import { speakerCards } from '../../contract/speaker.ts'
import { hasAddress } from './type-words.ts'

/** What is written of a presentation, before it is sent. */
export type PresentationDraft = {
  translations: Record<string, unknown>
  begin: string | null
  end: string | null
  stand: number | null
  speaker: { id: number; name: string } | null
  url: string | null
  isVisible: boolean
  isPrivateChat: boolean
  isMutingParticipants: boolean
  isParticipantListVisible: boolean
}

type Props = { draft: DraftState<PresentationDraft>; type: PresentationType; firm: number | null }

/** What a presentation is called, when and where it is, who speaks, and who sees it. */
export function PresentationFields({ draft, type, firm }: Props) {
  const t = useWords('conferences')
  const fair = useCurrentFair()
  return (
    <>
      <Words draft={draft} />
      <FormSection title={t('presentations.when')} hint={t('presentations.zone', { zone: fair.timeZone })}>
        <FormRow>
          <DraftFields
            draft={draft}
            t={t}
            prefix="presentations"
            fields={[
              { name: 'begin', kind: 'datetime', timeZone: fair.timeZone, isRequired: true },
              { name: 'end', kind: 'datetime', timeZone: fair.timeZone, isRequired: true },
            ]}
          />
        </FormRow>
        {firm !== null && <StandField draft={draft} firm={firm} />}
        {hasAddress(type) && (
          <DraftFields
            draft={draft}
            t={t}
            prefix="presentations"
            fields={[{ name: 'url', kind: 'url', isRequired: true }]}
          />
        )}
      </FormSection>
      <FormSection title={t('presentations.people')}>
        <SpeakerField draft={draft} />
      </FormSection>
      <FormSection title={t('presentations.seen')}>
        <DraftFields
          draft={draft}
          t={t}
          prefix="presentations"
          fields={[
            { name: 'isVisible', kind: 'switch' },
            { name: 'isPrivateChat', kind: 'switch' },
            { name: 'isMutingParticipants', kind: 'switch' },
            { name: 'isParticipantListVisible', kind: 'switch' },
          ]}
        />
      </FormSection>
    </>
  )
}

function Words({ draft }: Pick<Props, 'draft'>) {
  const t = useWords('conferences')
  const fair = useCurrentFair()
  const codes = fair.fairLanguages.map(({ code }) => code)
  const text = (code: string, name: string) => String(draft.word(code, name) ?? '')
  return (
    <FormSection title={t('presentations.words')}>
      <LanguageTabs
        label={t('presentations.languages')}
        languages={locales
          .filter(code => codes.includes(code))
          .map(code => ({ code, name: languageNames[code], isMissing: !text(code, 'title') }))}
      >
        {code => (
          <>
            <FormFieldControl
              field={{ name: `translations.${code}.title`, kind: 'text', maxLength: 250 }}
              label={t('presentations.name')}
              value={text(code, 'title')}
              onChange={value => draft.setWord(code, 'title', value)}
            />
            <RichTextField
              label={t('presentations.abstract')}
              lang={code}
              value={text(code, 'abstract')}
              onChange={html => draft.setWord(code, 'abstract', html)}
            />
          </>
        )}
      </LanguageTabs>
    </FormSection>
  )
}

/** On which of the firm’s booths it is shown. */
function StandField({ draft, firm }: { draft: Props['draft']; firm: number }) {
  const t = useWords('conferences')
  const fair = useCurrentFair()
  const { data } = useQuery(listQuery(useApi(), stands, { fair: fair.id, firm, itemsPerPage: 100 }))
  const options = (data?.rows ?? []).map(({ id, label, number, fairHall }) => ({
    id: String(id),
    label: label ?? ([fairHall?.letter, number].filter(Boolean).join(' ') || String(id)),
  }))
  return (
    <SelectField
      name="stand"
      label={t('presentations.stand')}
      options={[{ id: '', label: t('presentations.stand_none') }, ...options]}
      value={String(draft.value.stand ?? '')}
      onChange={id => draft.set('stand', id ? Number(id) : null)}
    />
  )
}

/** One of the speakers’ cards of the fair, found by typing. */
function SpeakerField({ draft }: { draft: Props['draft'] }) {
  const t = useWords('conferences')
  const fair = useCurrentFair()
  const [search, setSearch] = useState('')
  const { data, isFetching } = useQuery({
    ...listQuery(useApi(), speakerCards, { fair: fair.id, search, itemsPerPage: 30 }),
    placeholderData: keepPreviousData,
  })
  const options = (data?.rows ?? []).map(({ id, name }) => ({ id: String(id), label: name }))
  const { speaker } = draft.value
  return (
    <ComboboxField
      name="speaker"
      label={t('presentations.speaker')}
      hint={t('presentations.speaker_hint')}
      options={options}
      value={speaker ? String(speaker.id) : null}
      {...(speaker && { valueLabel: speaker.name })}
      onSearch={setSearch}
      isSearching={isFetching}
      onChange={id => {
        const chosen = options.find(one => one.id === id)
        draft.set('speaker', chosen ? { id: Number(chosen.id), name: chosen.label } : null)
      }}
    />
  )
}
