import { useState } from 'react'
import { useNavigate } from 'react-router'
import { defaultFairs } from '#domain/fairs/contract/public-fair.ts'
import { listTrash } from '#domain/fairs/contract/trash.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useUndo } from '#domain/fairs/web/trash/use-undo.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { backFirms, backFirmsConfig } from '../contract/back-firms.ts'
import { firms } from '../contract/firm.ts'
import { frontFirms } from '../contract/front-firms.ts'
import { exhibitorPaths } from '../contract/paths.ts'

/** Takes an exhibitor out of the fair, with its booths, to its trash: visitors no longer see it, so the name is typed first. */
export function RemoveFirm({
  firm,
  isOpen,
  onOpenChange,
}: {
  firm: { id: number; name: string }
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const t = useWords('exhibitors')
  const say = useWords('validations')
  const api = useApi()
  const href = useSalonHref()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const fair = useCurrentFair()
  const shownBy = [firms, backFirms, backFirmsConfig, frontFirms, defaultFairs] as const
  const { undo } = useUndo(...shownBy)
  const [isPending, setPending] = useState(false)
  const remove = async () => {
    setPending(true)
    try {
      await api.remove(firms, firm.id)
      await navigate(href(exhibitorPaths.exhibitorList))
      await refresh(...shownBy, listTrash)
      toast.success(t('firm.removed', { name: firm.name }), {
        action: undo({ kind: 'firm', of: firm.id, fair: fair.id, name: firm.name }),
      })
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      toast.error(t('firm.not_removed'), { hint: problemsOf(error, say).message })
    } finally {
      setPending(false)
      onOpenChange(false)
    }
  }
  return (
    <Confirm
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('firm.remove_title', { name: firm.name })}
      confirmLabel={t('firm.remove')}
      nameToType={firm.name}
      isPending={isPending}
      isDanger
      onConfirm={() => void remove()}
    >
      {t('firm.remove_text')}
    </Confirm>
  )
}
