import { useState } from 'react'
import { useParams } from 'react-router'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useCaptcha } from '#platform/web/captcha.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Form, FormActions, FormRow } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { PasswordField, TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { accountPaths } from '../../contract/paths.ts'
import { registerVisitor } from '../../contract/registration.ts'
import { PasswordRules } from '../password-rules.tsx'

/** A visitor's account for this fair. */
export default function RegisterPage() {
  const t = useWords('identity')
  const { formtype = 'visitor' } = useParams()
  const href = useSalonHref()
  const fair = useFair()
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo)
    return (
      <EmptyState
        level={2}
        title={t('register.sent')}
        action={<ButtonLink href={href('/')}>{t('register.back')}</ButtonLink>}
      >
        {t('register.sent_text', { email: sentTo })}
      </EmptyState>
    )
  if (formtype !== 'visitor' || !fair?.isRegistrationUserHomepage)
    return (
      <EmptyState
        level={2}
        title={t('register.closed')}
        action={<ButtonLink href={href('/contact')}>{t('register.write')}</ButtonLink>}
      >
        {t(formtype === 'exhibitor' ? 'register.exhibitor_text' : 'register.closed_text')}
      </EmptyState>
    )
  return <VisitorForm fair={fair.id} onDone={setSentTo} />
}

function VisitorForm({ fair, onDone }: { fair: number; onDone: (email: string) => void }) {
  const t = useWords('identity')
  const api = useApi()
  const captcha = useCaptcha()
  const [password, setPassword] = useState('')
  const { submit, problems, isPending } = useSubmit(async values => {
    const text = (name: string) => String(values.get(name) ?? '').trim()
    const { email } = await api.call(registerVisitor, {
      body: {
        fair,
        firstName: text('firstName'),
        lastName: text('lastName'),
        email: text('email'),
        password,
        passwordConfirmation: String(values.get('passwordConfirmation') ?? ''),
        acceptCondition: values.get('acceptCondition') !== null,
        ...(text('jobTitle') && { jobTitle: text('jobTitle') }),
        g_recaptcha_response: await captcha.token(),
      },
    })
    onDone(email)
  })
  return (
    <>
      <PageTitle title={t('register.title')} lead={t('register.lead')} />
      <Form problems={problems} onSubmit={submit} marks="optional">
        <FormRow>
          <TextField
            name="firstName"
            label={t('profile.firstName')}
            autoComplete="given-name"
            isRequired
            maxLength={80}
          />
          <TextField
            name="lastName"
            label={t('profile.lastName')}
            autoComplete="family-name"
            isRequired
            maxLength={80}
          />
        </FormRow>
        <TextField name="email" type="email" label={t('login.email')} autoComplete="email" isRequired />
        <TextField
          name="jobTitle"
          label={t('profile.jobTitle')}
          autoComplete="organization-title"
          maxLength={120}
        />
        <PasswordField
          name="password"
          label={t('login.password')}
          autoComplete="new-password"
          isRequired
          value={password}
          onChange={setPassword}
          strength={<PasswordRules password={password} />}
        />
        <PasswordField
          name="passwordConfirmation"
          label={t('register.again')}
          autoComplete="new-password"
          isRequired
        />
        <CheckboxField name="acceptCondition">{t('register.accept')}</CheckboxField>
        <FormActions>
          <Button type="submit" isPending={isPending}>
            {t('register.submit')}
          </Button>
          <ButtonLink variant="ghost" href={accountPaths.login}>
            {t('register.have_account')}
          </ButtonLink>
        </FormActions>
      </Form>
    </>
  )
}
