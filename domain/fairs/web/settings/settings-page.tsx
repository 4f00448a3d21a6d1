import { ArrowLeft } from 'lucide-react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { problemsIn } from '#platform/web/api/use-submit.ts'
import { ChangeHistory } from '#platform/web/saving/change-history.tsx'
import { FieldConflicts } from '#platform/web/saving/field-conflicts.tsx'
import { SaveLine } from '#platform/web/saving/save-line.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords, withAnyKey } from '#platform/web/words/words.ts'
import { changesOfFair } from '../../contract/endpoints.ts'
import { FaceSection } from './face-section.tsx'
import { FieldsSection } from './fields-section.tsx'
import { SectionNav } from './section-nav.tsx'
import styles from './settings.module.css'
import type { SettingsSection } from './settings-sections.ts'
import type { Fair, FairSettings } from './use-fair-settings.ts'
import { useSettingsWords } from './use-settings-words.ts'
import { WordsSection } from './words-section.tsx'

type Props = {
  fair: Fair
  section: SettingsSection
  sections: readonly SettingsSection[]
  settings: FairSettings
  isSuper: boolean
  hrefOfPart: (part?: string) => string
}

/** One section of the settings: saved by itself, with the way back. */
export function SettingsPage({ fair, section, sections, settings, isSuper, hrefOfPart }: Props) {
  const t = useWords('fairs')
  const api = useApi()
  const say = useWords('validations')
  const words = useSettingsWords(sections)
  const { saving, set } = settings
  return (
    <div className={styles.desk}>
      <SectionNav sections={sections} current={section.id} hrefOfPart={hrefOfPart} />
      <div className={styles.section} data-narrow={section.id === 'words' ? undefined : ''}>
        <div className={styles.back}>
          <ButtonLink variant="ghost" size="small" icon={ArrowLeft} href={hrefOfPart()}>
            {t('settings.title')}
          </ButtonLink>
        </div>
        <PageTitle
          title={withAnyKey(t)(`settings.section_${section.id}`)}
          lead={fair.name || fair.homepage}
        />
        <div className={styles.bar}>
          <SaveLine saving={saving}>
            <ChangeHistory
              query={callQuery(api, changesOfFair, { params: { id: fair.id } })}
              fields={saving.fields}
              restore={(field, value) => {
                set(field, value)
                void saving.leave()
              }}
              {...words}
            />
          </SaveLine>
          <FieldConflicts saving={saving} {...words} />
        </div>
        <Form
          onLeave={() => void saving.leave()}
          problems={problemsIn(saving.errors, say)}
          onSubmit={() => void saving.leave()}
          aria-label={t('settings.title')}
        >
          <SectionFields fair={fair} section={section} settings={settings} isSuper={isSuper} />
        </Form>
      </div>
    </div>
  )
}

function SectionFields(props: Pick<Props, 'fair' | 'section' | 'settings' | 'isSuper'>) {
  if (props.section.id === 'words') return <WordsSection {...props} />
  if (props.section.id === 'face') return <FaceSection {...props} />
  return <FieldsSection {...props} />
}
