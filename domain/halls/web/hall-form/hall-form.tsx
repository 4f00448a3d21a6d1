import type { HallScene } from '#domain/scenes/contract/scene.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { DraftOf } from '#platform/contract/resource.ts'
import { type DraftState, shownRelation } from '#platform/web/forms/use-draft.ts'
import { Form, type FormProblems } from '#platform/web/ui/form.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { fairHalls } from '../../contract/fair-hall.ts'
import { HallFields } from './hall-fields.tsx'
import styles from './hall-form.module.css'
import { HallPreview } from './hall-preview.tsx'

type HallDraft = DraftOf<typeof fairHalls>

type Props = {
  id: number | null
  draft: DraftState<HallDraft>
  problems: FormProblems | null
  isPending: boolean
  onSubmit: (values: FormData) => void
}

/** A hall's fields, and beside them the hall itself. */
export function HallForm({ id, draft, problems, isPending, onSubmit }: Props) {
  const t = useWords('halls')
  const locale = useLocale()
  return (
    <div className={styles.columns}>
      <Form problems={problems} onSubmit={onSubmit}>
        <HallFields draft={draft} id={id} />
        <SaveActions
          draft={draft}
          isPending={isPending}
          save={id === null ? t('hall_form.create') : undefined}
        />
      </Form>
      <HallPreview id={id} house={houseOfDraft(draft, locale)} />
    </div>
  )
}

const imageOf = (value: HallDraft['leftHallImage']) => shownRelation(value)?.filePath ?? null

/** The house as it is drawn from what is being changed. */
const houseOfDraft = ({ value, word }: DraftState<HallDraft>, locale: Locale): Omit<HallScene, 'booths'> => ({
  letter: String(value.letter ?? '').toLocaleUpperCase(),
  name: String(word(locale, 'name') ?? ''),
  color: String(value.color ?? '#0f7a62'),
  titleColor: String(value.titleColor ?? '#ffffff'),
  variant: value.variant ?? 'glass',
  leftImage: imageOf(value.leftHallImage),
  rightImage: imageOf(value.rightHallImage),
})

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
