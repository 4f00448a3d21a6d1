import { KeyRound, Unlink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { tokenIn } from '../../contract/mail-links.ts'
import { resetPassword } from '../../contract/password-calls.ts'
import { accountPaths } from '../../contract/paths.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { Outcome } from '../outcome.tsx'

type Link = NonNullable<ReturnType<typeof tokenIn>>

/** Where the link of a mail leads: another password, or the first one of whoever was invited. */
export default function PasswordResetPage() {
  const { hash } = useLocation()
  const [link, setLink] = useState<Link | null | undefined>(undefined)
  const [state, setState] = useState<'open' | 'done' | 'over'>('open')
  // What stands behind `#` is known in the browser only.
  useEffect(() => setLink(tokenIn(hash)), [hash])
  if (link === undefined) return <Skeleton shape="lines" />
  if (!link) return <Nowhere say="no_link" />
  if (state === 'over') return <Nowhere say="over" />
  return state === 'done' ? <Done link={link} /> : <Choose link={link} onEnd={setState} />
}

function Choose({ link, onEnd }: { link: Link; onEnd: (state: 'done' | 'over') => void }) {
  const t = useWords('identity')
  const api = useApi()
  const { submit, problems, isPending } = useSubmit(async values => {
    try {
      await api.call(resetPassword, {
        body: { token: link.token, password: String(values.get('password') ?? '') },
      })
      onEnd('done')
    } catch (error) {
      if (!(error instanceof ProblemError) || error.problem.message_code !== 'token_invalid') throw error
      onEnd('over')
    }
  })
  const words = link.name === 'invitation' ? 'invited' : 'reset'
  return (
    <>
      <PageTitle title={t(`choose.${words}.title`)} lead={t(`choose.${words}.lead`)} />
      <Form problems={problems} onSubmit={submit}>
        <NewPasswordField />
        <FormActions>
          <Button type="submit" isPending={isPending}>
            {t(`choose.${words}.submit`)}
          </Button>
        </FormActions>
      </Form>
    </>
  )
}

function Done({ link }: { link: Link }) {
  const t = useWords('identity')
  const words = link.name === 'invitation' ? 'invited' : 'reset'
  return (
    <Outcome
      icon={KeyRound}
      takesFocus
      title={t(`choose.${words}.done`)}
      actions={<ButtonLink href={accountPaths.login}>{t('login.title')}</ButtonLink>}
    >
      {t(`choose.${words}.done_text`)}
    </Outcome>
  )
}

/** Without a link that works: back to asking for one, which also serves who was invited. */
function Nowhere({ say }: { say: 'no_link' | 'over' }) {
  const t = useWords('identity')
  return (
    <Outcome
      icon={Unlink}
      tone="quiet"
      takesFocus
      title={t(`reset.${say}`)}
      actions={<ButtonLink href={accountPaths.userPasswordForgot}>{t('reset.another')}</ButtonLink>}
    >
      {t(`reset.${say}_text`)}
    </Outcome>
  )
}
