import { useNavigate } from 'react-router'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { locales } from '#platform/contract/locale.ts'
import type { DraftOf, RecordOf } from '#platform/contract/resource.ts'
import { recordQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { DraftFields } from '#platform/web/forms/draft-fields.tsx'
import { FormFieldControl } from '#platform/web/forms/form-field.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Form, FormSection } from '#platform/web/ui/form.tsx'
import { LanguageTabs } from '#platform/web/ui/language-tabs.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { RichTextField } from '#platform/web/ui/rich-text-field.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { speakerCards, speakerStates } from '../../contract/speaker.ts'
import { RecordOfAddress } from '../manage/record-of-address.tsx'
import { shownBySessions } from '../manage/shown-by-sessions.ts'

type Speaker = RecordOf<typeof speakerCards>

/** The card of somebody who speaks; without a number a new one. */
export default function SpeakerManagePage() {
  const t = useWords('conferences')
  const api = useApi()
  return (
    <RecordOfAddress
      path={conferencePaths.speakerManage}
      query={id => recordQuery(api, speakerCards, id)}
      failed={t('setup.failed')}
      none={<Card speaker={null} />}
    >
      {speaker => <Card speaker={speaker} />}
    </RecordOfAddress>
  )
}

function Card({ speaker }: { speaker: Speaker | null }) {
  const t = useWords('conferences')
  const api = useApi()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const codes = fair.fairLanguages.map(({ code }) => code)
  const draft = useDraft<DraftOf<typeof speakerCards>>(
    speaker ?? { isVisible: true, state: 'listed' },
    `draft:speaker:${fair.id}:${speaker?.id ?? 'new'}`,
  )
  const { submit, problems, isPending } = useSubmit(async () => {
    const { name, state, isVisible, translations } = draft.changes
    const sent = {
      ...(name !== undefined && { name }),
      ...(state !== undefined && { state }),
      ...(isVisible !== undefined && { isVisible }),
      ...(translations !== undefined && { translations }),
    }
    if (speaker) await api.update(speakerCards, speaker.id, sent, { version: speaker.version })
    else await api.create(speakerCards, { fair: fair.id, ...sent })
    draft.reset()
    await refresh(speakerCards, ...shownBySessions)
    toast.success(t('speakers.saved'))
    if (!speaker) await navigate(href(conferencePaths.speakerList))
  })
  return (
    <>
      <PageTitle
        title={speaker?.name ?? t('speakers.create')}
        lead={speaker ? undefined : t('speakers.lead')}
      />
      <Form problems={problems} onSubmit={submit}>
        <FormSection title={t('speakers.who')}>
          <DraftFields
            draft={draft}
            t={t}
            prefix="speakers"
            fields={[
              { name: 'name', kind: 'text', isRequired: true, maxLength: 160 },
              {
                name: 'state',
                kind: 'select',
                options: speakerStates.map(id => ({ id, label: t(`speakers.state_${id}`) })),
              },
              { name: 'isVisible', kind: 'switch' },
            ]}
          />
        </FormSection>
        <FormSection title={t('session_form.words')}>
          <LanguageTabs
            label={t('session_form.languages')}
            languages={locales
              .filter(code => codes.includes(code))
              .map(code => ({ code, name: languageNames[code], isMissing: !draft.word(code, 'biography') }))}
          >
            {code => (
              <>
                <FormFieldControl
                  field={{ name: `translations.${code}.jobTitle`, kind: 'text', maxLength: 160 }}
                  label={t('speakers.jobTitle')}
                  value={draft.word(code, 'jobTitle')}
                  onChange={value => draft.setWord(code, 'jobTitle', value)}
                />
                <RichTextField
                  label={t('speakers.biography')}
                  lang={code}
                  value={String(draft.word(code, 'biography') ?? '')}
                  onChange={html => draft.setWord(code, 'biography', html)}
                />
              </>
            )}
          </LanguageTabs>
        </FormSection>
        <SaveActions
          draft={draft}
          isPending={isPending}
          save={speaker ? undefined : t('speakers.create_do')}
        />
      </Form>
    </>
  )
}
