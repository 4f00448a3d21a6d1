import { Fragment, type ReactNode } from 'react'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { PasswordRules } from '#domain/identity/web/password-rules.tsx'
import { FormRow, FormSection } from '#platform/web/ui/form.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { FormBlock } from '../contract/registration-form.ts'
import { BlockField } from './block-field.tsx'
import { controlOf, runsOf } from './controls.ts'
import styles from './registration-form.module.css'
import { useBlockWord } from './use-block-word.ts'

const partOf = ({ identifier }: FormBlock) => (identifier.startsWith('firm') ? 'firm' : 'person')
const rowOf = (block: FormBlock) => controlOf(block).row ?? block.identifier

export type Filling = {
  values: Readonly<Record<string, unknown>>
  onChange: (name: string, value: unknown) => void
  /** The address belongs to an account. */
  isTaken?: boolean
}

type Props = Filling & {
  blocks: readonly FormBlock[]
  /** One part of a form, which has its title already. */
  isPlain?: boolean
}

/** Fields of a registration form, those of the firm apart from those of the person. */
export function BlockFields({ blocks, isPlain, ...filling }: Props) {
  const t = useWords('registration')
  const parts = runsOf(blocks, partOf)
  const fields = (some: readonly FormBlock[]) =>
    runsOf(some, rowOf).map(({ kind, of }) => {
      const row = of.map(block => <Field key={block.identifier} block={block} {...filling} />)
      return of.length > 1 ? <FormRow key={kind}>{row}</FormRow> : row
    })
  if (isPlain || parts.length < 2) return fields(blocks)
  return parts.map(({ kind, of }) => (
    <FormSection key={of[0]?.identifier} title={t(`register.part_${kind}`)}>
      {fields(of)}
    </FormSection>
  ))
}

function Field({ block, values, onChange, isTaken = false }: Filling & { block: FormBlock }) {
  const word = useBlockWord()
  const { identifier, required } = block
  const control = controlOf(block)
  return (
    <BlockField
      control={control}
      name={identifier}
      label={word(block)}
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
  const t = useWords('registration')
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
        {t('identity:login.title')}
      </a>
      {' · '}
      <a className={styles.link} href={accountPaths.userPasswordForgot}>
        {t('identity:login.forgot')}
      </a>
    </>
  )
}
