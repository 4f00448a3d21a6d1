import { useQuery } from '@tanstack/react-query'
import { Ban, RotateCcw, Send, Tags, Trash2 } from 'lucide-react'
import { listTrash } from '#domain/fairs/contract/trash.ts'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { useUndo } from '#domain/fairs/web/trash/use-undo.ts'
import { listQuery } from '#platform/web/api/api-context.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import type { Conference } from '../../contract/calls.ts'
import { assignConferences, moveConferences, removeConferences } from '../../contract/several.ts'
import { conferenceTracks } from '../../contract/track.ts'
import { CancelDialog } from '../manage/cancel-dialog.tsx'
import { isCancellable } from '../manage/is-cancellable.ts'
import { shownBySessions } from '../manage/shown-by-sessions.ts'
import { BulkBar } from './bulk-bar.tsx'
import { idsOf, useSeveral } from './use-several.ts'
import { useSeveralInUse } from './use-several-in-use.tsx'

type Sessions = readonly Conference[]
type Props = { rows: Sessions; nameOf: (session: Conference) => string }

const publishKey = 'P'
const isDraft = ({ state }: Conference) => state === 'draft'
const isRestorable = ({ state, replacedBy }: Conference) => state === 'cancelled' && replacedBy === null

/** The one programme of all of them: its tracks are theirs to have. */
function programOf(those: Sessions): number | null {
  const [first, ...others] = new Set(those.map(({ program }) => program?.id ?? null))
  return first !== undefined && !others.length ? first : null
}

/** What is done with several sessions of a list at once. */
export function useSeveralSessions({ rows, nameOf }: Props) {
  const fair = useCurrentFair()
  const several = useSeveral<Conference, 'publish' | 'cancel'>({
    rows,
    noun: 'sessions',
    nameOf,
    shownBy: [...shownBySessions, listTrash],
  })
  const { api, t, what, act, asked, ask, close, isPending, chosen, clear, count, list } = several
  const { undo } = useUndo(...shownBySessions)
  const inUse = useSeveralInUse({ nameOf, isCancellable, cancel: those => ask('cancel', those) })
  const program = programOf(chosen)
  const { data: tracks } = useQuery({
    ...listQuery(api, conferenceTracks, { program, pagination: 'false' }),
    enabled: program !== null,
  })
  const move = (those: Sessions, move: 'publish' | 'cancel' | 'restore', reason = '') =>
    act(those, {
      said: move === 'publish' ? 'published' : move === 'cancel' ? 'cancelled' : 'restored',
      work: () => api.call(moveConferences, { body: { ids: idsOf(those), move, reason } }),
    })
  const assign = (those: Sessions, track: number | null) => {
    const former = those.map(({ id, track }) => ({ id, track: track?.id ?? null }))
    const body = { ids: idsOf(those), track }
    act(those, {
      said: 'assigned',
      work: () => api.call(assignConferences, { body }),
      undo: () => api.call(assignConferences, { body: { ...body, former } }),
    })
  }
  const remove = (those: Sessions) =>
    act(those, {
      said: 'removed',
      work: () => inUse.remove(those, () => api.call(removeConferences, { body: { ids: idsOf(those) } })),
      action: undo({ kind: 'conference', of: idsOf(those), fair: fair.id, name: what(those) }),
    })
  return {
    ...list,
    keys: [
      {
        shortcut: publishKey,
        isDisabled: (those: Sessions) => !those.every(isDraft),
        onAction: (those: Sessions) => ask('publish', those),
      },
    ],
    bar: (
      <>
        <BulkBar
          count={count}
          onClear={clear}
          isPending={isPending}
          actions={[
            {
              label: t('sessions.publish'),
              icon: Send,
              shortcut: publishKey,
              isDisabled: !chosen.every(isDraft),
              onPress: () => ask('publish', chosen),
            },
            {
              label: t('filter.track'),
              icon: Tags,
              isDisabled: !tracks?.rows.length,
              entries: [
                ...(tracks?.rows ?? []).map(({ id, name }) => ({
                  id: String(id),
                  label: name ?? String(id),
                  onAction: () => assign(chosen, id),
                })),
                { id: 'none', label: t('several.no_track'), onAction: () => assign(chosen, null) },
              ],
            },
            {
              label: t('sessions.restore'),
              icon: RotateCcw,
              isDisabled: !chosen.every(isRestorable),
              onPress: () => move(chosen, 'restore'),
            },
            {
              label: t('several.cancel'),
              icon: Ban,
              isDisabled: !chosen.every(isCancellable),
              onPress: () => ask('cancel', chosen),
            },
            { label: t('sessions.remove'), icon: Trash2, onPress: () => remove(chosen) },
          ]}
        />
        <Confirm
          isOpen={asked?.what === 'publish'}
          onOpenChange={isOpen => isOpen || close()}
          title={t('several.ask_publish', { what: what(asked?.those ?? []) })}
          confirmLabel={t('sessions.publish')}
          isPending={isPending}
          onConfirm={() => asked && move(asked.those, 'publish')}
        >
          <p>{t('several.publish_text')}</p>
        </Confirm>
        {asked?.what === 'cancel' && (
          <CancelDialog
            title={t('several.ask_cancel', { what: what(asked.those) })}
            label={t('several.cancel')}
            isPending={isPending}
            onCancel={reason => move(asked.those, 'cancel', reason)}
            onClose={close}
          />
        )}
        {inUse.dialog}
      </>
    ),
  }
}
