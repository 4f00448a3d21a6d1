import { Eye } from 'lucide-react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ChangeHistory } from '#platform/web/saving/change-history.tsx'
import type { FieldWords } from '#platform/web/saving/field-conflicts.tsx'
import { SaveLine } from '#platform/web/saving/save-line.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type BoothConfiguration, changesOfBooth } from '../../contract/configuration.ts'
import styles from './configure.module.css'
import type { BoothDraft } from './use-booth.ts'

type Props = { booth: BoothConfiguration; draft: BoothDraft; words: FieldWords; previewHref: string }

/** Always in reach: whether all is saved, the way back, and what visitors see of it. */
export function SaveBar({ booth, draft, words, previewHref }: Props) {
  const t = useWords('stands')
  const api = useApi()
  return (
    <div className={styles.bar}>
      <SaveLine saving={draft}>
        <ButtonLink variant="icon" icon={Eye} aria-label={t('configure.preview')} href={previewHref} />
        <ChangeHistory
          query={callQuery(api, changesOfBooth, { params: { id: booth.id } })}
          fields={draft.fields}
          restore={(field, value) => {
            draft.setField(field, value)
            void draft.leave()
          }}
          {...words}
        />
      </SaveLine>
    </div>
  )
}
