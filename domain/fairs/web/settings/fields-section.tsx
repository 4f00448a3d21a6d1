import { useState } from 'react'
import { useNavigate } from 'react-router'
import { hrefOf } from '#platform/contract/href.ts'
import { DraftFields } from '#platform/web/forms/draft-fields.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { fairPaths } from '../../contract/paths.ts'
import type { SettingsSection } from './settings-sections.ts'
import { StatusQuestion } from './status-question.tsx'
import type { Fair, FairSettings } from './use-fair-settings.ts'

type Props = { fair: Fair; section: SettingsSection; settings: FairSettings; isSuper: boolean }

/** The settings of one section, each saved by itself. */
export function FieldsSection({ fair, section, settings: { saving, set }, isSuper }: Props) {
  const t = useWords('fairs')
  const [status, askFor] = useState<string | null>(null)
  const navigate = useNavigate()
  const assessment = hrefOf(fairPaths.fairStatsAssessment, { id: fair.id }, fair.homepage)
  const choose = (name: string, value: unknown) => {
    if (name === 'status') return askFor(String(value))
    // Who is not asked is chosen where it is read what that needs.
    if (name === 'statMode' && value === 'exempt') return void navigate(assessment)
    set(name, value)
  }
  const statuses = section.fields.find(({ name }) => name === 'status')?.options ?? []
  return (
    <>
      <DraftFields
        t={t}
        prefix="settings"
        fields={section.fields}
        draft={{ value: saving.fields, set: choose }}
      />
      {section.id === 'general' && (
        <p>{t('settings.in_use', { users: fair.userCount, organizers: fair.organizerCount })}</p>
      )}
      {section.id === 'statistics' && (
        <p>
          <ButtonLink variant="secondary" size="small" href={assessment}>
            {t('settings.assessment')}
          </ButtonLink>
        </p>
      )}
      <StatusQuestion
        status={statuses.find(({ id }) => id === status && id !== String(saving.fields.status))?.label}
        isFinal={!isSuper && Number(status) > fair.status.id}
        onConfirm={() => set('status', status)}
        onClose={() => askFor(null)}
      />
    </>
  )
}
