import { useNavigate, useSearchParams } from 'react-router'
import { users } from '#domain/identity/contract/user.ts'
import { useLanding } from '#domain/identity/web/landing.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { safePath } from '#platform/contract/href.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import type { Draft } from '#platform/web/forms/form-field.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { giveAnswers, type MissingAnswers, ownMissing } from '../contract/missing-answers.ts'
import { ownAnswers } from '../contract/registration-answers.ts'
import { type FormBlock, joinForm } from '../contract/registration-form.ts'
import { BlockFields } from './block-fields.tsx'
import { EntryBadge } from './entry-badge.tsx'
import { bodyOf } from './registration-body.ts'
import styles from './registration-form.module.css'
import { useJoinForm } from './use-join.ts'

/** Whoever was invited or imported was never asked what the fair asks: here they are, now or later. */
export function AnswerFair({ missing }: { missing: MissingAnswers }) {
  const t = useWords('registration')
  const { data: form, error, refetch } = useJoinForm(missing.fair)
  if (error)
    return (
      <ErrorState level={1} title={t('join.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!form) return <Skeleton shape="rows" count={4} />
  return <Answers missing={missing} blocks={form.blocks} />
}

type Props = { missing: MissingAnswers; blocks: readonly FormBlock[] }

function Answers({ missing: { fair, type }, blocks }: Props) {
  const t = useWords('registration')
  const api = useApi()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const { user } = usePerson()
  const landing = useLanding()
  const [search] = useSearchParams()
  const next = safePath(search.get('next')) ?? landing
  const draft = useDraft<Draft>({}, `draft:answers:${fair.id}`)
  const { submit, problems, isPending } = useSubmit(async () => {
    await api.call(giveAnswers, { body: { ...bodyOf(blocks, draft.value), fair: fair.id } })
    draft.reset()
    toast.success(t('missing.saved', { fair: fair.name }))
    await navigate(next)
    // Only then: this page is no more once nothing is missing.
    await refresh(ownMissing, joinForm, ownAnswers, users)
  })
  const known = { firstName: user?.firstName, lastName: user?.lastName, firmName: user?.firm?.name }
  return (
    <>
      <PageTitle title={t('missing.title', { fair: fair.name })} lead={t('missing.why')} />
      <div className={styles.columns}>
        <Form problems={problems} onSubmit={submit} aria-label={t('missing.submit')}>
          <BlockFields blocks={blocks} values={draft.value} onChange={draft.set} />
          <FormActions>
            <Button type="submit" isPending={isPending}>
              {t('missing.submit')}
            </Button>
            <ButtonLink variant="ghost" href={next}>
              {t('missing.later')}
            </ButtonLink>
          </FormActions>
        </Form>
        <EntryBadge fair={fair} type={type} values={{ ...known, ...draft.value }} />
      </div>
    </>
  )
}
