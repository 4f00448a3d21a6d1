import { useState } from 'react'
import { dateLocale } from '#platform/contract/locale.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { speakerCards } from '../../contract/speaker.ts'
import { inviteSpeaker } from '../../contract/speaker-calls.ts'

type Props = { speaker: RecordOf<typeof speakerCards>; onClose: () => void }

/** Asks somebody by mail whether they will speak. */
export function InviteSpeaker({ speaker, onClose }: Props) {
  const t = useWords('conferences')
  const api = useApi()
  const locale = dateLocale(useLocale())
  const refresh = useRefresh()
  const { id, name, user, invitedEmail, invitedAt } = speaker
  const [email, setEmail] = useState(invitedEmail ?? '')
  const { submit, problems, isPending } = useSubmit(async () => {
    const made = await api.call(inviteSpeaker, { params: { id }, body: user ? {} : { email: email.trim() } })
    await refresh(speakerCards)
    toast.success(t('speakers.invited', { email: made.invitedEmail ?? email }))
    onClose()
  })
  return (
    <Dialog
      isOpen
      title={t('speakers.invite_named', { name })}
      isBusy={isPending}
      onOpenChange={isOpen => isOpen || onClose()}
    >
      <Form problems={problems} onSubmit={submit}>
        <p>{t('speakers.invite_text')}</p>
        {invitedAt && invitedEmail && (
          <p>
            {t('speakers.invited_at', {
              date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(invitedAt)),
              email: invitedEmail,
            })}
          </p>
        )}
        {user ? (
          <p>{t('speakers.invite_own')}</p>
        ) : (
          <TextField
            type="email"
            name="email"
            label={t('speakers.email')}
            isRequired
            value={email}
            onChange={setEmail}
          />
        )}
        <FormActions>
          <Button type="submit" isPending={isPending}>
            {t('speakers.invite_do')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
