import { Archive, ArchiveRestore, Copy, FolderOutput, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { hrefOf } from '#platform/contract/href.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { useSessionState } from '#platform/web/session/session-context.tsx'
import type { MenuEntry } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { fairs } from '../../contract/fair.ts'
import { fairPaths } from '../../contract/paths.ts'
import { defaultFairs } from '../../contract/public-fair.ts'
import { mayBeEntered } from '../../contract/statuses.ts'
import { FairRemoval } from '../trash/fair-removal.tsx'
import { ArchiveQuestion } from './archive-question.tsx'
import { DuplicateFair } from './duplicate-fair.tsx'
import type { YearlyFair } from './yearly-fair.ts'

type OpenDialog = { what: 'duplicate' | 'remove' | 'archive' | 'unarchive'; fair: YearlyFair }

/** What becomes of a fair from one year to the next: another after it, the archive, the trash. `dialog` asks. */
export function useFairYear(): { entries: (fair: YearlyFair) => MenuEntry[]; dialog: ReactNode } {
  const t = useWords('fairs')
  const say = useWords('validations')
  const api = useApi()
  const refresh = useRefresh()
  const { user } = useSessionState<{ roles: string[] }>()
  const isSuperAdmin = user?.roles.includes('ROLE_SUPER_ADMIN') ?? false
  const [asked, ask] = useState<OpenDialog | null>(null)
  const close = () => ask(null)
  const nameOf = ({ name, homepage }: YearlyFair) => name ?? homepage

  const archive = async (fair: YearlyFair, isArchived: boolean, isUndoing = false) => {
    const name = nameOf(fair)
    try {
      await api.update(fairs, fair.id, { isArchived })
      await refresh(fairs, defaultFairs)
      toast.success(t(isArchived ? 'year.archived' : 'year.unarchived', { name }), {
        ...(!isUndoing && {
          action: {
            label: t('year.undo'),
            onPress: () => void archive(fair, !isArchived, true),
            isUndo: true,
          },
        }),
      })
    } catch (problem) {
      if (!(problem instanceof ProblemError)) throw problem
      toast.error(t('year.archive_failed', { name }), { hint: problemsOf(problem, say).message })
    }
  }
  // What closes a fair for its visitors, or lets them in again, is asked first.
  const askOrArchive = (fair: YearlyFair) => {
    const isAsked = fair.isArchived ? fair.archivedFrom : mayBeEntered(fair.status.id)
    if (isAsked) ask({ what: fair.isArchived ? 'unarchive' : 'archive', fair })
    else void archive(fair, !fair.isArchived)
  }
  const entries = (fair: YearlyFair): MenuEntry[] => [
    ...(isSuperAdmin
      ? [
          {
            id: 'duplicate',
            label: t('year.duplicate'),
            icon: Copy,
            onAction: () => ask({ what: 'duplicate', fair }),
          },
        ]
      : []),
    {
      id: 'transfer',
      label: t('transfer.title'),
      icon: FolderOutput,
      href: hrefOf(fairPaths.fairTransfer, {}, fair.homepage),
    },
    {
      id: fair.isArchived ? 'unarchive' : 'archive',
      label: t(fair.isArchived ? 'year.unarchive' : 'year.archive'),
      icon: fair.isArchived ? ArchiveRestore : Archive,
      onAction: () => askOrArchive(fair),
    },
    ...(isSuperAdmin
      ? [
          {
            id: 'remove',
            label: t('removal.remove'),
            icon: Trash2,
            isDanger: true,
            onAction: () => ask({ what: 'remove', fair }),
          },
        ]
      : []),
  ]
  const dialogOf = () => {
    if (!asked) return null
    const { what, fair } = asked
    if (what === 'duplicate') return <DuplicateFair fair={fair} onClose={close} />
    if (what === 'remove') return <FairRemoval fair={{ id: fair.id, name: nameOf(fair) }} onClose={close} />
    return (
      <ArchiveQuestion
        what={what}
        fair={fair}
        onConfirm={() => archive(fair, what === 'archive')}
        onClose={close}
      />
    )
  }
  return { entries, dialog: dialogOf() }
}
