import { isSameLabel } from '#domain/exhibitors/contract/booth-label.ts'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { PartProps } from './part.ts'

/** What stands on the sign of the booth, for whoever may say it: its own label or, left empty, that of its place. */
export function LabelField({ booth, draft }: Pick<PartProps, 'booth' | 'draft'>) {
  const t = useWords('halls')
  const { place } = booth
  const { label } = draft.content
  const write = (text: string) => draft.set({ label: text.trim() ? text : null }, 'label')
  /** One that says the same as the place goes with the place. */
  const leave = () => {
    if (label && isSameLabel(label, place ?? '')) write('')
  }
  if (!booth.mayChangeLabel) return null
  return (
    <TextField
      label={t('plan.label_field')}
      name="label"
      hint={place ? t('plan.label_hint', { place }) : t('plan.label_hint_waiting')}
      maxLength={20}
      placeholder={place ?? ''}
      value={label ?? ''}
      onChange={write}
      onBlur={leave}
    />
  )
}
