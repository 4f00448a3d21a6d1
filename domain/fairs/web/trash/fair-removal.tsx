import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { daysInTrash } from '#platform/contract/days-in-trash.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { fairs } from '../../contract/fair.ts'
import { defaultFairs } from '../../contract/public-fair.ts'
import { fairRemoval, listTrash } from '../../contract/trash.ts'
import { useUndo } from './use-undo.ts'

type Props = { fair: { id: number; name: string }; onClose: () => void }

/** Asks before a fair goes to the trash, and says who goes with it for good: counted, named, and confirmed. */
export function FairRemoval({ fair, onClose }: Props) {
  const t = useWords('fairs')
  const say = useWords('validations')
  const api = useApi()
  const refresh = useRefresh()
  const { undo } = useUndo(fairs, defaultFairs)
  const [isPending, setPending] = useState(false)
  const [isTicked, tick] = useState(false)
  const { data, error, refetch } = useQuery({
    ...callQuery(api, fairRemoval, { params: { id: fair.id } }),
    staleTime: 0,
  })
  const goesAlong = data ? data.accounts.count + data.firms.count > 0 : false
  const remove = async () => {
    setPending(true)
    try {
      await api.remove(fairs, fair.id)
      toast.success(t('removal.done', { name: fair.name }), {
        action: undo({ kind: 'fair', of: fair.id, name: fair.name }),
      })
      await refresh(fairs, defaultFairs, listTrash)
    } catch (problem) {
      if (!(problem instanceof ProblemError)) throw problem
      toast.error(t('removal.failed', { name: fair.name }), { hint: problemsOf(problem, say).message })
    } finally {
      onClose()
    }
  }
  return (
    <Confirm
      isOpen
      isDanger
      title={t('removal.question', { name: fair.name })}
      confirmLabel={t('removal.remove')}
      nameToType={fair.name}
      isPending={isPending}
      isDisabled={!data || (goesAlong && !isTicked)}
      onOpenChange={isOpen => isOpen || onClose()}
      onConfirm={() => void remove()}
    >
      <p>{t('removal.text', { days: daysInTrash })}</p>
      {!data && <LoadState of={{ error, refetch }} shape="rows" count={2} />}
      {data && (
        <ul>
          <li>{t('removal.people', { count: data.people })}</li>
          <li>{t('removal.exhibitors', { count: data.exhibitors })}</li>
          <li>{t('removal.booths', { count: data.booths })}</li>
        </ul>
      )}
      {data && goesAlong && (
        <>
          <p>{t('removal.after', { days: daysInTrash })}</p>
          <ul>
            {data.accounts.count > 0 && (
              <li>
                {t('removal.accounts', { count: data.accounts.count })} <Names of={data.accounts} />
              </li>
            )}
            {data.firms.count > 0 && (
              <li>
                {t('removal.firms', { count: data.firms.count })} <Names of={data.firms} />
              </li>
            )}
          </ul>
          <CheckboxField isSelected={isTicked} onChange={tick}>
            {t('removal.confirm')}
          </CheckboxField>
        </>
      )}
    </Confirm>
  )
}

const Names = ({ of: { count, names } }: { of: { count: number; names: string[] } }) => (
  <small>
    {names.join(', ')}
    {count > names.length && ' …'}
  </small>
)
