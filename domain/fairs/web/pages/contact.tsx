import { useState } from 'react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useCaptcha } from '#platform/web/captcha.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Form, FormActions, FormRow } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { TextAreaField, TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { writeToOrganizers } from '../../contract/contact.ts'
import { useFair, useSalonHref } from '../fair-context.tsx'

/** A question to the people behind the fair. */
export default function ContactPage() {
  const t = useWords('fairs')
  const api = useApi()
  const fair = useFair()
  const href = useSalonHref()
  const captcha = useCaptcha()
  const [isSent, setSent] = useState(false)
  const { submit, problems, isPending } = useSubmit(async values => {
    const text = (name: string) => String(values.get(name) ?? '').trim()
    await api.call(writeToOrganizers, {
      body: {
        ...(fair && { fair: fair.id }),
        name: text('name'),
        email: text('email'),
        subject: text('subject'),
        message: text('message'),
        g_recaptcha_response: await captcha.token(),
      },
    })
    setSent(true)
  })
  if (isSent)
    return (
      <EmptyState
        level={2}
        title={t('contact.sent')}
        action={<ButtonLink href={href('/')}>{t('contact.back')}</ButtonLink>}
      >
        {t('contact.sent_text')}
      </EmptyState>
    )
  return (
    <>
      <PageTitle title={t('contact.title')} lead={t('contact.lead')} />
      <Form problems={problems} onSubmit={submit}>
        <FormRow>
          <TextField name="name" label={t('contact.name')} autoComplete="name" isRequired maxLength={120} />
          <TextField name="email" type="email" label={t('contact.email')} autoComplete="email" isRequired />
        </FormRow>
        <TextField name="subject" label={t('contact.subject')} isRequired maxLength={160} />
        <TextAreaField name="message" label={t('contact.message')} rows={7} isRequired maxLength={5000} />
        <FormActions>
          <Button type="submit" isPending={isPending}>
            {t('contact.send')}
          </Button>
        </FormActions>
      </Form>
    </>
  )
}

export const head = (_data: unknown, t: (key: string) => string) => ({ title: t('screens.contact') })
