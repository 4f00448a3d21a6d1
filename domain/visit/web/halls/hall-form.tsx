import type { DraftState } from '#platform/web/forms/use-draft.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, FormActions, type FormProblems } from '#platform/web/ui/form.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { HallFields } from './hall-fields.tsx'
import styles from './hall-form.module.css'
import { HallPreview } from './hall-preview.tsx'

type Props = {
  id: number | null
  draft: DraftState
  problems: FormProblems | null
  isPending: boolean
  onSubmit: (values: FormData) => void
}

/** A hall's fields, and beside them the hall itself. */
export function HallForm({ id, draft, problems, isPending, onSubmit }: Props) {
  const t = useWords('visit')
  const locale = useLocale()
  return (
    <div className={styles.columns}>
      <Form problems={problems} onSubmit={onSubmit}>
        <HallFields draft={draft} id={id} />
        <FormActions>
          <Button type="submit" isPending={isPending} isDisabled={!draft.isChanged}>
            {t(id === null ? 'hall_form.create' : 'hall_form.save')}
          </Button>
          {draft.isChanged && id !== null && (
            <Button variant="ghost" onPress={draft.reset}>
              {t('hall_form.discard')}
            </Button>
          )}
        </FormActions>
      </Form>
      <HallPreview
        id={id}
        letter={String(draft.value.letter ?? '').toLocaleUpperCase()}
        name={String(draft.word(locale, 'name') ?? '')}
        color={String(draft.value.color ?? '#0f7a62')}
      />
    </div>
  )
}

/** References are sent by their id, empty ones as nothing. */
export const sentHall = (changes: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      value && typeof value === 'object' && 'id' in value
        ? value.id
        : name === 'fairHallConfiguration' || name === 'parent'
          ? value === null
            ? null
            : Number(value)
          : value,
    ]),
  )
