import { Send } from 'lucide-react'
import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { TextAreaField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { readDesk } from '../../contract/desk.ts'
import { askQuestion } from '../../contract/questions.ts'
import { ownStage, readStage } from '../../contract/stage.ts'

const longest = 300

/** Asks, by one’s name or anonymously: the form says who still knows. */
export function AskQuestion({ conference, isModerated }: { conference: number; isModerated: boolean }) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const [text, setText] = useState('')
  const [isAnonymous, setAnonymous] = useState(false)
  const { submit, problems, isPending } = useSubmit(async () => {
    await api.call(askQuestion, { params: { id: conference }, body: { text: text.trim(), isAnonymous } })
    setText('')
    await refresh(readStage, ownStage, readDesk)
    toast.success(t(isModerated ? 'question.sent_to_desk' : 'question.sent'))
  })
  return (
    <Form problems={problems} onSubmit={submit} aria-label={t('question.ask')}>
      <TextAreaField
        name="text"
        label={t('question.ask')}
        hint={isModerated ? t('question.is_moderated') : undefined}
        value={text}
        maxLength={longest}
        onChange={setText}
      />
      <CheckboxField isSelected={isAnonymous} onChange={setAnonymous}>
        {t('question.ask_anonymously')}
      </CheckboxField>
      <FormActions>
        <Button type="submit" icon={Send} isPending={isPending} isDisabled={!text.trim()}>
          {t('question.send')}
        </Button>
      </FormActions>
    </Form>
  )
}
