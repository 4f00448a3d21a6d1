import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Form, FormActions, type FormProblems } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { FormBlock, FormType } from '../contract/registration-form.ts'
import { BlockFields, type Filling } from './block-fields.tsx'
import { EntryBadge } from './entry-badge.tsx'
import styles from './registration-form.module.css'

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
  return (
    <>
      <PageTitle before={fair.name} title={t(`register.title_${type}`)} lead={t(`register.lead_${type}`)} />
      <div className={styles.columns}>
        <Form problems={problems} onSubmit={onSubmit}>
          <BlockFields blocks={blocks} {...filling} />
          <FormActions>
            <Button type="submit" isPending={isPending}>
              {t(`register.submit_${type}`)}
            </Button>
            <ButtonLink variant="ghost" href={accountPaths.login}>
              {t('register.have_account')}
            </ButtonLink>
          </FormActions>
        </Form>
        <EntryBadge fair={fair} type={type} values={filling.values} />
      </div>
    </>
  )
}
