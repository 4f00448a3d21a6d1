import { useSuspenseQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useCaptcha } from '#platform/web/captcha.tsx'
import type { Draft } from '#platform/web/forms/form-field.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Form, FormActions, FormRow, FormSection } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { accountPaths } from '../../contract/paths.ts'
import { type Registration, registerExhibitor, registerVisitor } from '../../contract/registration.ts'
import { type FormBlock, type FormType, registrationForm } from '../../contract/registration-form.ts'
import { PasswordRules } from '../password-rules.tsx'
import { BlockField } from './block-field.tsx'
import { controlOf, runsOf } from './controls.ts'
import { EntryBadge } from './entry-badge.tsx'
import { bodyOf } from './registration-body.ts'
import styles from './registration-form.module.css'

const calls = { visitor: registerVisitor, exhibitor: registerExhibitor }
const partOf = ({ identifier }: FormBlock) => (identifier.startsWith('firm') ? 'firm' : 'person')
const rowOf = (block: FormBlock) => controlOf(block).row ?? block.identifier
const noSecrets = { password: '', passwordConfirmation: '' }

export type Registered = { email: string; isValidated: number; values: Draft }
type Props = {
  type: FormType
  fair: PublicFair
  /** What was sent before, to be corrected. */
  initial?: Draft
  onDone: (registered: Registered) => void
}

/** The fields that the fair asks for, in its order. What was typed outlasts a reload; passwords are never kept. */
export function RegistrationForm({ type, fair, initial = {}, onDone }: Props) {
  const t = useWords('identity')
  const api = useApi()
  const captcha = useCaptcha()
  const { data: form } = useSuspenseQuery(
    callQuery(api, registrationForm, { query: { type, fair: String(fair.id) } }),
  )
  const draft = useDraft(initial, `draft:register:${type}:${fair.id}`)
  const [secrets, setSecrets] = useState<Readonly<Record<string, string>>>(noSecrets)
  const [isTaken, setTaken] = useState(false)
  const values = { ...draft.value, ...secrets }
  const { submit, problems, isPending } = useSubmit(async () => {
    setTaken(false)
    const body = { ...bodyOf(form.blocks, values), fair: fair.id } as Registration
    try {
      const g_recaptcha_response = await captcha.token()
      const answer = await api.call(calls[type], { body: { ...body, g_recaptcha_response } })
      draft.reset()
      onDone({ ...answer, values: draft.value })
    } catch (error) {
      if (error instanceof ProblemError)
        setTaken(Boolean(error.problem.errors?.email?.includes('email_exist')))
      throw error
    }
  })
  const change = (name: string, value: unknown) => {
    if (name in noSecrets) setSecrets(now => ({ ...now, [name]: String(value) }))
    else draft.set(name, value)
  }
  const parts = runsOf(form.blocks, partOf)
  const fields = (blocks: readonly FormBlock[]) =>
    runsOf(blocks, rowOf).map(({ kind, of }) => {
      const row = of.map(block => (
        <Field key={block.identifier} block={block} values={values} onChange={change} isTaken={isTaken} />
      ))
      return of.length > 1 ? <FormRow key={kind}>{row}</FormRow> : row
    })
  return (
    <>
      <PageTitle before={fair.name} title={t(`register.title_${type}`)} lead={t(`register.lead_${type}`)} />
      <div className={styles.columns}>
        <Form problems={problems} onSubmit={submit}>
          {parts.length === 1
            ? fields(form.blocks)
            : parts.map(({ kind, of }) => (
                <FormSection key={of[0]?.identifier} title={t(`register.part_${kind}`)}>
                  {fields(of)}
                </FormSection>
              ))}
          <FormActions>
            <Button type="submit" isPending={isPending}>
              {t(`register.submit_${type}`)}
            </Button>
            <ButtonLink variant="ghost" href={accountPaths.login}>
              {t('register.have_account')}
            </ButtonLink>
          </FormActions>
        </Form>
        <EntryBadge fair={fair} type={type} values={values} />
      </div>
    </>
  )
}

type FieldProps = {
  block: FormBlock
  values: Readonly<Record<string, unknown>>
  onChange: (name: string, value: unknown) => void
  isTaken: boolean
}

function Field({ block, values, onChange, isTaken }: FieldProps) {
  const t = useWords('identity')
  const locale = useLocale()
  const { identifier, label, required } = block
  const control = controlOf(block)
  const own = label[locale] || label.fr || Object.values(label).find(Boolean)
  const known = control.words ?? `profile.${identifier}`
  return (
    <BlockField
      control={control}
      name={identifier}
      label={own || t(known, { defaultValue: identifier })}
      hint={useHint(identifier, isTaken)}
      isRequired={required}
      value={values[identifier]}
      onChange={value => onChange(identifier, value)}
      strength={identifier === 'password' && <PasswordRules password={String(values.password ?? '')} />}
    />
  )
}

/** A way on, beside the field that stops somebody. */
function useHint(identifier: string, isTaken: boolean): ReactNode {
  const t = useWords('identity')
  const href = useSalonHref()
  if (identifier === 'acceptCondition')
    return (
      <>
        {(['terms', 'privacy'] as const).map((page, at) => (
          <Fragment key={page}>
            {at > 0 && ' · '}
            <a className={styles.link} href={href(fairPaths[page])} target="_blank" rel="noreferrer">
              {t(`register.read_${page}`)}
            </a>
          </Fragment>
        ))}{' '}
        {t('register.new_tab')}
      </>
    )
  if (identifier !== 'email' || !isTaken) return undefined
  return (
    <>
      {t('register.taken')}{' '}
      <a className={styles.link} href={accountPaths.login}>
        {t('login.title')}
      </a>
      {' · '}
      <a className={styles.link} href={accountPaths.userPasswordForgot}>
        {t('login.forgot')}
      </a>
    </>
  )
}
