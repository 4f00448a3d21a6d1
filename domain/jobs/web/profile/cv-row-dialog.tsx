import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Form, FormActions, FormRow } from '#platform/web/ui/form.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { TextAreaField, TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { MonthField } from './month-field.tsx'
import type { CvRow } from './profile-fields.ts'
import { useProfileLists } from './use-profile-lists.ts'

type Props = {
  kind: 'position' | 'education'
  row: CvRow | null
  onKeep: (row: CvRow) => void
  onClose: () => void
}

type Month = string | null | undefined

/** One position, or one education. */
export function CvRowDialog({ kind, row, onKeep, onClose }: Props) {
  const t = useWords('jobs')
  const say = useWords('validations')
  const levels = useProfileLists()('educationLevel')
  const isWork = kind === 'position'
  const [from, setFrom] = useState<Month>(row?.from ?? null)
  const [to, setTo] = useState<Month>(row?.to ?? null)
  const [level, setLevel] = useState(row && 'level' in row ? (row.level ?? null) : null)
  const [isMissing, setMissing] = useState(false)
  const keep = (values: FormData) => {
    const word = (name: string) => String(values.get(name) ?? '').trim()
    const title = word('title')
    setMissing(!title)
    if (!title || from === undefined || to === undefined) return
    const common = { title, from, to, text: word('text') }
    onKeep(
      isWork
        ? { ...common, employer: word('employer') || null, place: word('place') || null }
        : { ...common, school: word('school') || null, level },
    )
  }
  const was = (name: 'employer' | 'place' | 'school') => {
    const value: unknown = row && name in row ? Object.entries(row).find(([key]) => key === name)?.[1] : ''
    return typeof value === 'string' ? value : ''
  }
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => isOpen || onClose()}
      title={t(row ? `profile.change_${kind}` : `profile.add_${kind}`)}
    >
      <Form onSubmit={keep}>
        <TextField
          name="title"
          label={t(`profile.${kind}_title`)}
          isRequired
          maxLength={160}
          defaultValue={row?.title ?? ''}
          autoFocus
          {...(isMissing && { error: say('required') })}
        />
        {isWork ? (
          <FormRow>
            <TextField
              name="employer"
              label={t('profile.employer')}
              maxLength={160}
              defaultValue={was('employer')}
            />
            <TextField name="place" label={t('profile.place')} maxLength={120} defaultValue={was('place')} />
          </FormRow>
        ) : (
          <FormRow>
            <TextField
              name="school"
              label={t('profile.school')}
              maxLength={160}
              defaultValue={was('school')}
            />
            {levels && (
              <SelectField
                label={t('profile.educationLevel')}
                options={levels.options ?? []}
                value={level === null ? '0' : String(level)}
                onChange={id => setLevel(Number(id) || null)}
              />
            )}
          </FormRow>
        )}
        <FormRow>
          <MonthField label={t('profile.from')} value={row?.from ?? null} onChange={setFrom} />
          <MonthField label={t('profile.to')} value={row?.to ?? null} onChange={setTo} />
        </FormRow>
        <TextAreaField
          name="text"
          label={t('profile.row_text')}
          maxLength={2000}
          defaultValue={row?.text ?? ''}
        />
        <FormActions>
          <Button variant="ghost" onPress={onClose}>
            {t('profile.cancel')}
          </Button>
          <Button type="submit">{t('profile.keep')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
