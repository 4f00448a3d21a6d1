import { Button } from '#platform/web/ui/button.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'

/** Whoever runs a fair says why they read a CV: its person reads that. */
export function AskReason({ onSay }: { onSay: (reason: string) => void }) {
  const t = useWords('jobs')
  return (
    <Form onSubmit={values => onSay(String(values.get('reason') ?? '').trim())}>
      <TextField name="reason" label={t('cv.reason')} hint={t('cv.reason_hint')} isRequired maxLength={300} />
      <FormActions>
        <Button type="submit">{t('cv.read')}</Button>
      </FormActions>
    </Form>
  )
}
