import { useQuery } from '@tanstack/react-query'
import { keyOf, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { TextAreaField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { solicitationStatus } from '../../contract/choices.ts'
import {
  changeSolicitation,
  type OwnSolicitation,
  openSolicitation,
  ownSolicitations,
} from '../../contract/job-solicitation.ts'
import styles from './my-applications.module.css'
import { SentView } from './sent-view.tsx'

/** What was sent, as it was sent; its words may be changed until somebody has read them. */
export function SentDialog({ application, onClose }: { application: OwnSolicitation; onClose: () => void }) {
  const t = useWords('jobs')
  const api = useApi()
  const { id, job, firm, isAnonymous } = application
  const { data, error, refetch } = useQuery({
    queryKey: [...keyOf(openSolicitation), 'own', id],
    queryFn: () => api.call(openSolicitation, { params: { id }, body: {} }),
    staleTime: 0,
  })
  return (
    <Dialog isOpen onOpenChange={isOpen => isOpen || onClose()} title={job.title} lead={firm.name}>
      {error ? (
        <ErrorState title={t('applications.sent_failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="lines" count={6} />
      ) : (
        <>
          {isAnonymous && <p className={styles.motivation}>{t('applications.is_anonymous')}</p>}
          {application.status === solicitationStatus.notRead ? (
            <MotivationForm id={id} motivation={data.solicitation.motivation} onSaved={onClose} />
          ) : (
            data.solicitation.motivation && (
              <p className={styles.motivation}>{data.solicitation.motivation}</p>
            )
          )}
          {data.sent && <SentView sent={data.sent} isAnonymous={isAnonymous} />}
        </>
      )}
    </Dialog>
  )
}

function MotivationForm({
  id,
  motivation,
  onSaved,
}: {
  id: number
  motivation: string
  onSaved: () => void
}) {
  const t = useWords('jobs')
  const api = useApi()
  const refresh = useRefresh()
  const draft = useDraft({ motivation }, `draft:motivation:${id}`)
  const { submit, problems, isPending } = useSubmit(async () => {
    await api.call(changeSolicitation, {
      params: { id },
      body: { motivation: draft.value.motivation.trim() },
    })
    draft.reset()
    await refresh(ownSolicitations, openSolicitation)
    toast.success(t('applications.changed'))
    onSaved()
  })
  return (
    <Form problems={problems} onSubmit={submit}>
      <TextAreaField
        name="motivation"
        label={t('apply.motivation')}
        hint={t('applications.change_hint')}
        rows={6}
        maxLength={5000}
        value={draft.value.motivation}
        onChange={text => draft.set('motivation', text)}
      />
      <FormActions>
        <Button type="submit" variant="secondary" isPending={isPending} isDisabled={!draft.isChanged}>
          {t('applications.save')}
        </Button>
      </FormActions>
    </Form>
  )
}
