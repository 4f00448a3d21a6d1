import { useState } from 'react'
import { useLocation } from 'react-router'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { Form, FormActions, type FormProblems, FormSection } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { FormBlock, FormType } from '../contract/registration-form.ts'
import { BlockFields, type Filling } from './block-fields.tsx'
import { EntryBadge } from './entry-badge.tsx'
import { partsOf } from './form-parts.ts'

type Props = Filling & {
  type: FormType
  fair: PublicFair
  blocks: readonly FormBlock[]
  onSubmit: (values: FormData) => void
  problems?: FormProblems | null
  isPending?: boolean
}

/** A registration form as it is filled in, and as whoever composes it sees it before it is saved. */
export function RegistrationFace({ type, fair, blocks, onSubmit, problems, isPending, ...filling }: Props) {
  const t = useWords('registration')
  const { search } = useLocation()
  const { account, asked, later, consent } = partsOf(type, blocks)
  // What was answered before is not hidden from whoever corrects it.
  const [hasMore] = useState(() => later.some(({ identifier }) => filling.values[identifier]))
  return (
    <>
      <PageTitle before={fair.name} title={t(`register.title_${type}`)} lead={t(`register.lead_${type}`)} />
      <Form problems={problems} onSubmit={onSubmit}>
        <BlockFields blocks={account} {...filling} />
        {asked.length > 0 && (
          <FormSection
            title={t('register.asked', { fair: fair.name })}
            hint={t('register.asked_text', { fair: fair.name })}
          >
            <BlockFields blocks={asked} isPlain {...filling} />
          </FormSection>
        )}
        {later.length > 0 && (
          <Disclosure title={t('register.later')} defaultExpanded={hasMore}>
            <BlockFields blocks={later} isPlain {...filling} />
          </Disclosure>
        )}
        <BlockFields blocks={consent} {...filling} />
        <FormActions>
          <Button type="submit" isPending={isPending}>
            {t(`register.submit_${type}`)}
          </Button>
          <ButtonLink variant="ghost" href={accountPaths.login + search}>
            {t('register.have_account')}
          </ButtonLink>
        </FormActions>
      </Form>
      <EntryBadge fair={fair} type={type} values={filling.values} />
    </>
  )
}
