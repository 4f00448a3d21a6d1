import { useQuery } from '@tanstack/react-query'
import { Ban, RotateCcw, Send, Tags, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { listTrash } from '#domain/fairs/contract/trash.ts'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { useUndo } from '#domain/fairs/web/trash/use-undo.ts'
import { listQuery } from '#platform/web/api/api-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { Kbd } from '#platform/web/ui/kbd.tsx'
import { MenuButton } from '#platform/web/ui/menu.tsx'
import { SelectionBar } from '#platform/web/ui/selection-bar.tsx'
import type { Conference } from '../../contract/calls.ts'
import { assignConferences, moveConferences, removeConferences } from '../../contract/several.ts'
import { conferenceTracks } from '../../contract/track.ts'
import { CancelDialog } from '../manage/cancel-dialog.tsx'
import { isCancellable } from '../manage/is-cancellable.ts'
import { shownBySessions } from '../manage/shown-by-sessions.ts'
import { useHeldSeveral } from './use-held-several.tsx'
import { idsOf, useSeveral } from './use-several.ts'

type Sessions = readonly Conference[]
type Asked = { move: 'publish' | 'cancel'; those: Sessions }
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
  const { api, t, what, act, isPending, chosen, clear, count, list } = useSeveral({
    rows,
    noun: 'sessions',
    nameOf,
    shownBy: [...shownBySessions, listTrash],
  })
  const [asked, ask] = useState<Asked | null>(null)
  const { undo } = useUndo(...shownBySessions)
  const held = useHeldSeveral({ nameOf, isCancellable, cancel: those => ask({ move: 'cancel', those }) })
  const program = programOf(chosen)
  const { data: tracks } = useQuery({
    ...listQuery(api, conferenceTracks, { program, pagination: 'false' }),
    enabled: program !== null,
  })
  const close = () => ask(null)
  const move = (those: Sessions, move: 'publish' | 'cancel' | 'restore', reason = '') =>
    act(those, {
      said: move === 'publish' ? 'published' : move === 'cancel' ? 'cancelled' : 'restored',
      work: async () => {
        await api.call(moveConferences, { body: { ids: idsOf(those), move, reason } })
        close()
      },
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
      work: () => held.remove(those, () => api.call(removeConferences, { body: { ids: idsOf(those) } })),
      action: undo({ kind: 'conference', of: idsOf(those), fair: fair.id, name: what(those) }),
    })
  return {
    ...list,
    keys: [
      {
        shortcut: publishKey,
        isDisabled: (those: Sessions) => !those.every(isDraft),
        onAction: (those: Sessions) => ask({ move: 'publish', those }),
      },
    ],
    bar: (
      <>
        <SelectionBar count={count} onClear={clear}>
          <Button
            size="small"
            icon={Send}
            isPending={isPending}
            isDisabled={!chosen.every(isDraft)}
            onPress={() => ask({ move: 'publish', those: chosen })}
          >
            {t('sessions.publish')} <Kbd>{publishKey}</Kbd>
          </Button>
          <MenuButton
            label={t('filter.track')}
            placement="top start"
            trigger={
              <Button size="small" variant="secondary" icon={Tags} isDisabled={!tracks?.rows.length}>
                {t('filter.track')}
              </Button>
            }
            groups={[
              {
                id: 'tracks',
                entries: [
                  ...(tracks?.rows ?? []).map(({ id, name }) => ({
                    id: String(id),
                    label: name ?? String(id),
                    onAction: () => assign(chosen, id),
                  })),
                  { id: 'none', label: t('several.no_track'), onAction: () => assign(chosen, null) },
                ],
              },
            ]}
          />
          <Button
            size="small"
            variant="secondary"
            icon={RotateCcw}
            isDisabled={!chosen.every(isRestorable)}
            onPress={() => move(chosen, 'restore')}
          >
            {t('sessions.restore')}
          </Button>
          <Button
            size="small"
            variant="secondary"
            icon={Ban}
            isDisabled={!chosen.every(isCancellable)}
            onPress={() => ask({ move: 'cancel', those: chosen })}
          >
            {t('several.cancel')}
          </Button>
          <Button size="small" variant="secondary" icon={Trash2} onPress={() => remove(chosen)}>
            {t('sessions.remove')}
          </Button>
        </SelectionBar>
        <Confirm
          isOpen={asked?.move === 'publish'}
          onOpenChange={isOpen => isOpen || close()}
          title={t('several.ask_publish', { what: what(asked?.those ?? []) })}
          confirmLabel={t('sessions.publish')}
          isPending={isPending}
          onConfirm={() => asked && move(asked.those, 'publish')}
        >
          <p>{t('several.publish_text')}</p>
        </Confirm>
        {asked?.move === 'cancel' && (
          <CancelDialog
            title={t('several.ask_cancel', { what: what(asked.those) })}
            label={t('several.cancel')}
            isPending={isPending}
            onCancel={reason => move(asked.those, 'cancel', reason)}
            onClose={close}
          />
        )}
        {held.dialog}
      </>
    ),
  }
}
