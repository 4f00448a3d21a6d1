import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { defaultFairs } from '#domain/fairs/contract/public-fair.ts'
import { listTrash } from '#domain/fairs/contract/trash.ts'
import { useUndo } from '#domain/fairs/web/trash/use-undo.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { RecordFacts } from '#platform/web/list/record-beside.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { type BackFirm, backFirms, backFirmsConfig } from '../../contract/back-firms.ts'
import { firms } from '../../contract/firm.ts'
import { mergeFirms, sayDistinct, type TwinFirm, twinFirms } from '../../contract/firm-twins.ts'
import { frontFirms } from '../../contract/front-firms.ts'
import { FirmMark } from '../firm-mark.tsx'
import { hostOf } from '../host-of.ts'
import { ValidationBadge } from './states.tsx'
import styles from './twins.module.css'

export type Compared = Pick<BackFirm, 'id' | 'fairFirm' | 'name'> & { fair: { id: number } }

/** An exhibitor that waits beside the one that it resembles: whoever runs the fair says whether they are one. */
export default function Twins({ firm, onClose }: { firm: Compared; onClose: () => void }) {
  const t = useWords('exhibitors')
  const say = useWords('validations')
  const api = useApi()
  const refresh = useRefresh()
  const shownBy = [firms, backFirms, backFirmsConfig, frontFirms, defaultFairs, listTrash] as const
  const { undo } = useUndo(...shownBy)
  const [keepsRights, keepRights] = useState(false)
  const [isPending, setPending] = useState(false)
  const params = { id: firm.fairFirm }
  const { data, error, refetch } = useQuery(callQuery(api, twinFirms, { params }))
  const attempt = async (work: () => Promise<() => void>) => {
    setPending(true)
    try {
      const tell = await work()
      onClose()
      tell()
      await refresh(...shownBy)
    } catch (failure) {
      if (!(failure instanceof ProblemError)) throw failure
      toast.error(t('twins.failed'), { hint: problemsOf(failure, say).message })
    } finally {
      setPending(false)
    }
  }
  const distinguish = async (other: number, isDistinct: boolean) => {
    await api.call(sayDistinct, { params, body: { firm: other, isDistinct } })
    return () =>
      toast.success(t(isDistinct ? 'twins.are_two' : 'twins.compared_again'), {
        ...(isDistinct && {
          action: {
            label: t('tracking.undo'),
            onPress: () => void attempt(() => distinguish(other, false)),
            isUndo: true,
          },
        }),
      })
  }
  const merge = async ({ id, name }: TwinFirm) => {
    await api.call(mergeFirms, { params, body: { firm: id, keepsRights } })
    return () =>
      toast.success(t('twins.merged', { name }), {
        action: undo({ kind: 'firm', of: firm.id, fair: firm.fair.id, name: firm.name }),
      })
  }
  const like = data?.like
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => isOpen || onClose()}
      title={t('twins.title')}
      lead={t('twins.lead')}
      size="wide"
      isBusy={isPending}
      footer={
        like && (
          <>
            <Button
              variant="secondary"
              isDisabled={isPending}
              onPress={() => void attempt(() => distinguish(like.id, true))}
            >
              {t('twins.two')}
            </Button>
            {data.mayMerge && (
              <Button isPending={isPending} onPress={() => void attempt(() => merge(like))}>
                {t('twins.merge')}
              </Button>
            )}
          </>
        )
      }
    >
      {error && (
        <ErrorState title={t('twins.gone')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <Skeleton shape="rows" count={6} />}
      {data && (
        <>
          <div className={styles.both}>
            <Side firm={data.like} />
            <Side firm={data.waiting} />
          </div>
          {data.mayMerge ? (
            <>
              <p className={styles.what}>
                {t('twins.what', { waiting: data.waiting.name, like: data.like.name })}
              </p>
              <CheckboxField isSelected={keepsRights} onChange={keepRights}>
                {t('twins.keep_rights')}
              </CheckboxField>
            </>
          ) : (
            <p className={styles.what}>{t('twins.not_yours')}</p>
          )}
        </>
      )}
    </Dialog>
  )
}

const listed = (lines: readonly ReactNode[]) =>
  lines.length ? (
    <ul className={styles.lines}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these lines stay as they are.
        <li key={at}>{line}</li>
      ))}
    </ul>
  ) : (
    '–'
  )

function Side({ firm }: { firm: TwinFirm }) {
  const t = useWords('exhibitors')
  const day = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'long' })
  return (
    <section className={styles.side} aria-label={firm.name}>
      <header className={styles.head}>
        <FirmMark firm={firm} size={40} />
        <h3>{firm.name}</h3>
        <ValidationBadge state={firm.isValidated} />
      </header>
      <RecordFacts
        facts={[
          [t('firm.section_contact'), listed([firm.email, firm.phone].filter(Boolean))],
          [t('twins.address'), listed([...firm.address, firm.city, firm.country].filter(Boolean))],
          [t('firm.website'), firm.website ? hostOf(firm.website) : '–'],
          [t('firm.vatNumber'), firm.vatNumber ?? '–'],
          [
            t('tracking.people'),
            listed(
              firm.people.map(({ name, email, isFirmAdmin }) => (
                <>
                  {[name, isFirmAdmin && t('tracking.admin')].filter(Boolean).join(' · ')}
                  <br />
                  {email}
                </>
              )),
            ),
          ],
          [t('tracking.booths'), listed(firm.booths.map(booth => booth ?? t('twins.unplaced')))],
          [t('twins.fairs'), listed(firm.fairs)],
          [t('tracking.registered'), day.format(new Date(firm.registeredAt))],
        ]}
      />
    </section>
  )
}
