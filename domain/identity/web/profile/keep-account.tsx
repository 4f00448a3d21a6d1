import { useMutation } from '@tanstack/react-query'
import { BadgeCheck, Unlink, UserRoundCheck } from 'lucide-react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { erasureDays, keepOwnAccount } from '../../contract/own-data.ts'
import { accountPaths } from '../../contract/paths.ts'
import { Outcome } from '../outcome.tsx'

/** Where the mail of somebody who left leads. It asks first: programs that read mails open links, too. */
export function KeepAccount({ token }: { token: string }) {
  const t = useWords('identity')
  const api = useApi()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => api.call(keepOwnAccount, { body: { token } }),
  })
  const logIn = <ButtonLink href={accountPaths.login}>{t('login.title')}</ButtonLink>
  if (data)
    return (
      <Outcome icon={BadgeCheck} takesFocus title={t('own_data.kept')} actions={logIn}>
        {t('own_data.kept_text')}
      </Outcome>
    )
  const isOver = error instanceof ProblemError && error.problem.message_code === 'token_invalid'
  if (isOver)
    return (
      <Outcome icon={Unlink} tone="quiet" takesFocus title={t('confirm.failed')} actions={logIn}>
        {t('own_data.keep_over', { days: erasureDays })}
      </Outcome>
    )
  return (
    <Outcome
      icon={UserRoundCheck}
      title={t('own_data.keep')}
      actions={
        <Button isPending={isPending} onPress={() => mutate()}>
          {t(error ? 'confirm.again' : 'own_data.keep_submit')}
        </Button>
      }
    >
      <p>{t('own_data.keep_text')}</p>
      {error && <p role="alert">{error.message}</p>}
    </Outcome>
  )
}
