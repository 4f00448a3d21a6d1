import { useQuery } from '@tanstack/react-query'
import { firms } from '#domain/exhibitors/contract/firm.ts'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { languages as languageList } from '#domain/reference/contract/lists.ts'
import { locales } from '#platform/contract/locale.ts'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { DraftFields } from '#platform/web/forms/draft-fields.tsx'
import { FormFieldControl } from '#platform/web/forms/form-field.tsx'
import { FormRow, FormSection } from '#platform/web/ui/form.tsx'
import { LanguageTabs } from '#platform/web/ui/language-tabs.tsx'
import { RichTextField } from '#platform/web/ui/rich-text-field.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import { replayModes } from '../../contract/choices.ts'
import { conferenceTypes } from '../../contract/lists.ts'
import { conferencePrograms } from '../../contract/program.ts'
import { conferenceRooms } from '../../contract/room.ts'
import { speakerCards } from '../../contract/speaker.ts'
import { conferenceTracks } from '../../contract/track.ts'
import { PersonField } from './person-field.tsx'
import { RecordTags } from './record-tags.tsx'
import { idIn } from './sent-session.ts'
import { SessionAudience, SessionFurtherFields } from './session-details.tsx'
import type { SessionDraft } from './session-draft.ts'

const texts = ['abstract', 'description'] as const
const all = { pagination: 'false' }

const optionsOf = (rows: readonly { id: number; name?: string | null }[] | undefined) =>
  (rows ?? []).map(({ id, name }) => ({ id: String(id), label: name ?? String(id) }))

/** What a session says in each language of its fair. */
export function SessionWords({ draft }: { draft: SessionDraft }) {
  const t = useWords('conferences')
  const fair = useCurrentFair()
  const codes = fair.fairLanguages.map(({ code }) => code)
  const text = (code: string, name: string) => String(draft.word(code, name) ?? '')
  return (
    <FormSection title={t('session_form.words')}>
      <LanguageTabs
        label={t('session_form.languages')}
        languages={locales
          .filter(code => codes.includes(code))
          .map(code => ({ code, name: languageNames[code], isMissing: !text(code, 'title') }))}
      >
        {code => (
          <>
            {(['title', 'subtitle'] as const).map(name => (
              <FormFieldControl
                key={name}
                field={{
                  name: `translations.${code}.${name}`,
                  kind: 'text',
                  maxLength: name === 'title' ? 250 : 500,
                }}
                label={t(`session_form.${name}`)}
                value={text(code, name)}
                onChange={value => draft.setWord(code, name, value)}
              />
            ))}
            {texts.map(name => (
              <RichTextField
                key={name}
                label={t(`session_form.${name}`)}
                lang={code}
                value={text(code, name)}
                onChange={html => draft.setWord(code, name, html)}
              />
            ))}
          </>
        )}
      </LanguageTabs>
    </FormSection>
  )
}

/** When and where, by whom, and who sees it. */
export function SessionFields({ draft, isHere }: { draft: SessionDraft; isHere: boolean }) {
  const t = useWords('conferences')
  const api = useApi()
  const fair = useCurrentFair()
  const program = idIn(draft.value.program) ?? 0
  const ofFair = { fair: fair.id, ...all }
  const programs = useQuery(listQuery(api, conferencePrograms, { fair: fair.id, pagination: 'false' }))
  const rooms = useQuery(listQuery(api, conferenceRooms, ofFair))
  const types = useQuery(listQuery(api, conferenceTypes, all))
  const languages = useQuery(listQuery(api, languageList, all))
  const tracks = useQuery({
    ...listQuery(api, conferenceTracks, { program, ...all }),
    enabled: program > 0,
  })
  const select = (name: string, options: readonly { id: string; label: string }[]) =>
    ({ name, kind: 'select', options }) as const
  const fields = { draft, t, prefix: 'session_form' }
  const timeZone =
    draft.value.timeZone || (programs.data?.rows.find(one => one.id === program)?.timeZone ?? fair.timeZone)
  return (
    <>
      <FormSection title={t('session_form.when')} hint={t('session.in_zone', { zone: timeZone })}>
        <FormRow>
          <DraftFields
            {...fields}
            fields={[
              { name: 'begin', kind: 'datetime', timeZone },
              { name: 'end', kind: 'datetime', timeZone },
            ]}
          />
        </FormRow>
        <FormRow>
          <DraftFields
            {...fields}
            fields={[
              select('program', optionsOf(programs.data?.rows)),
              select('conferenceRoom', optionsOf(rooms.data?.rows)),
            ]}
          />
        </FormRow>
        <FormRow>
          <DraftFields
            {...fields}
            fields={[
              select('track', optionsOf(tracks.data?.rows)),
              select('conferenceType', optionsOf(types.data?.rows)),
            ]}
          />
        </FormRow>
        <DraftFields
          {...fields}
          fields={[
            select(
              'language',
              (languages.data?.rows ?? []).map(({ id, name, code }) => ({
                id: String(id),
                label: name ?? code,
              })),
            ),
          ]}
        />
      </FormSection>
      <FormSection title={t('session_form.people')}>
        <RecordTags
          name="speakers"
          label={t('session_form.speakers')}
          resource={speakerCards}
          query={{ fair: fair.id }}
          labelOf={({ name }) => String(name ?? '')}
          value={draft.value.speakers ?? []}
          onChange={ids => draft.set('speakers', ids)}
        />
        <PersonField
          name="moderator"
          label={t('session_form.moderator')}
          value={draft.value.moderator}
          onChange={id => draft.set('moderator', id)}
        />
        <RecordTags
          name="firm"
          label={t('session_form.sponsor')}
          resource={firms}
          query={{ 'fairFirms.fair': fair.id }}
          labelOf={({ name }) => String(name ?? '')}
          value={[draft.value.firm ?? []].flat()}
          onChange={ids => draft.set('firm', ids.at(-1) ?? null)}
        />
      </FormSection>
      <SessionAudience draft={draft} />
      <FormSection title={t('session_form.replay')} hint={t('session_form.replay_hint')}>
        <DraftFields
          {...fields}
          fields={[
            select(
              'replayMode',
              replayModes.map(id => ({ id, label: t(`session_form.replay_${id}`) })),
            ),
            { name: 'isRecorded', kind: 'switch' },
          ]}
        />
      </FormSection>
      {isHere && (
        <FormSection title={t('session_form.stage')} hint={t('session_form.stage_hint')}>
          <DraftFields
            {...fields}
            fields={[
              { name: 'isStartedBySpeakers', kind: 'switch' },
              { name: 'isMutingParticipants', kind: 'switch' },
            ]}
          />
        </FormSection>
      )}
      <FormSection title={t('session_form.seen')}>
        <DraftFields
          {...fields}
          fields={[
            { name: 'isVisible', kind: 'switch' },
            { name: 'isParticipantListVisible', kind: 'switch' },
            { name: 'capacity', kind: 'number', min: 1, max: 100_000 },
          ]}
        />
      </FormSection>
      <SessionFurtherFields draft={draft} />
    </>
  )
}
