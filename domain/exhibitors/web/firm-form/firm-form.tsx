import type { ReactNode } from 'react'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import type { DraftState } from '#platform/web/forms/use-draft.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { useFirmChoices } from './choices.ts'
import { changesOf, type FirmDraft } from './firm-draft.ts'
import { FirmFields } from './firm-fields.tsx'
import styles from './firm-form.module.css'
import { FirmPreview } from './firm-preview.tsx'

type Props = {
  draft: DraftState<FirmDraft>
  /** Somebody who runs the fair, and sets what the firm itself does not. */
  isRunner: boolean
  logo?: ReactNode
  /** What leads to its papers. */
  billing?: ReactNode
  /** There is none yet: it is made as it stands, changed or not. */
  isNew?: boolean
  onSend: (changes: ReturnType<typeof changesOf>) => Promise<void>
}

/** A firm, to write; the card beside it shows what visitors will see. */
export function FirmForm({ draft, isRunner, logo, billing, isNew, onSend }: Props) {
  const t = useWords('exhibitors')
  const fair = useFair()
  const choices = useFirmChoices()
  const { submit, problems, isPending } = useSubmit(() => onSend(changesOf(draft)))
  return (
    <div className={styles.page}>
      <Form problems={problems} onSubmit={submit}>
        <FirmFields
          draft={draft}
          choices={choices}
          languages={fair?.fairLanguages.map(one => one.code) ?? []}
          logo={logo}
          billing={billing}
          isRunner={isRunner}
        />
        <FormActions>
          <Button type="submit" isPending={isPending} isDisabled={!isNew && !draft.isChanged}>
            {t(isNew ? 'firm.create' : 'firm.save')}
          </Button>
          {!isNew && draft.isChanged && (
            <Button variant="ghost" onPress={draft.reset}>
              {t('firm.discard')}
            </Button>
          )}
        </FormActions>
      </Form>
      <FirmPreview draft={draft.value} choices={choices} />
    </div>
  )
}
