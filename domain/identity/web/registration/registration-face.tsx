import { Fragment, type ReactNode } from 'react'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Form, FormActions, type FormProblems, FormRow, FormSection } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { accountPaths } from '../../contract/paths.ts'
import { type FormBlock, type FormType, wordsOf } from '../../contract/registration-form.ts'
import { PasswordRules } from '../password-rules.tsx'
import { BlockField } from './block-field.tsx'
import { controlOf, runsOf, usualWord } from './controls.ts'
import { EntryBadge } from './entry-badge.tsx'
import styles from './registration-form.module.css'

const partOf = ({ identifier }: FormBlock) => (identifier.startsWith('firm') ? 'firm' : 'person')
const rowOf = (block: FormBlock) => controlOf(block).row ?? block.identifier

type Filling = {
  values: Readonly<Record<string, unknown>>
  onChange: (name: string, value: unknown) => void
  /** The address belongs to an account. */
  isTaken?: boolean
}
type Props = Filling & {
  type: FormType
  fair: PublicFair
  blocks: readonly FormBlock[]
  onSubmit: (values: FormData) => void
  problems?: FormProblems | null
  isPending?: boolean
}

/** A registration form as it is filled in, and as whoever composes it sees it before it is saved. */
export function RegistrationFace(props: Props) {
  const { type, fair, blocks, values, onChange, onSubmit, problems, isPending, isTaken } = props
  const t = useWords('identity')
  const parts = runsOf(blocks, partOf)
  const fields = (some: readonly FormBlock[]) =>
    runsOf(some, rowOf).map(({ kind, of }) => {
      const row = of.map(block => (
        <Field key={block.identifier} block={block} values={values} onChange={onChange} isTaken={isTaken} />
      ))
      return of.length > 1 ? <FormRow key={kind}>{row}</FormRow> : row
    })
  return (
    <>
      <PageTitle before={fair.name} title={t(`register.title_${type}`)} lead={t(`register.lead_${type}`)} />
      <div className={styles.columns}>
        <Form problems={problems} onSubmit={onSubmit}>
          {parts.length === 1
            ? fields(blocks)
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

function Field({ block, values, onChange, isTaken = false }: Filling & { block: FormBlock }) {
  const t = useWords('identity')
  const locale = useLocale()
  const { identifier, label, required } = block
  const control = controlOf(block)
  return (
    <BlockField
      control={control}
      name={identifier}
      label={wordsOf(label, locale) || t(usualWord(identifier), { defaultValue: identifier })}
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
