import { Ban, Eye, EyeOff, RotateCcw, Trash2 } from 'lucide-react'
import { listTrash } from '#domain/fairs/contract/trash.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import type { presentations } from '../../contract/presentation.ts'
import { movePresentations, removePresentations, showPresentations } from '../../contract/several.ts'
import { CancelDialog } from '../manage/cancel-dialog.tsx'
import { isCancellable } from '../manage/is-cancellable.ts'
import { shownByPresentations } from '../presentations/shown-by-presentations.ts'
import { BulkBar } from './bulk-bar.tsx'
import { idsOf, useSeveral } from './use-several.ts'
import { useSeveralInUse } from './use-several-in-use.tsx'

type Presentation = RecordOf<typeof presentations>
type Presentations = readonly Presentation[]
type Props = { rows: Presentations; nameOf: (one: Presentation) => string }

const isStoppable = ({ conference }: Presentation) => isCancellable(conference)
const isCancelled = ({ conference }: Presentation) => conference.state === 'cancelled'
const isShown = ({ conference }: Presentation) => conference.isVisible

/** What is done with several presentations of a list at once, by whoever keeps them. */
export function useSeveralPresentations({ rows, nameOf }: Props) {
  const several = useSeveral<Presentation, 'cancel' | 'remove'>({
    rows,
    noun: 'presentations',
    nameOf,
    shownBy: [...shownByPresentations, listTrash],
  })
  const { api, t, what, act, asked, ask, close, isPending, chosen, clear, count, list } = several
  const inUse = useSeveralInUse({
    nameOf,
    isCancellable: isStoppable,
    cancel: those => ask('cancel', those),
  })
  const move = (those: Presentations, move: 'cancel' | 'restore', reason = '') =>
    act(those, {
      said: move === 'cancel' ? 'cancelled' : 'restored',
      work: () => api.call(movePresentations, { body: { ids: idsOf(those), move, reason } }),
    })
  const show = (isVisible: boolean) => {
    const those = chosen.filter(one => isShown(one) !== isVisible)
    const set = (isVisible: boolean) =>
      api.call(showPresentations, { body: { ids: idsOf(those), isVisible } })
    act(those, {
      said: isVisible ? 'shown' : 'hidden',
      work: () => set(isVisible),
      undo: () => set(!isVisible),
    })
  }
  const remove = (those: Presentations) =>
    act(those, {
      said: 'removed',
      work: () => inUse.remove(those, () => api.call(removePresentations, { body: { ids: idsOf(those) } })),
    })
  return {
    ...list,
    bar: (
      <>
        <BulkBar
          count={count}
          onClear={clear}
          isPending={isPending}
          actions={[
            {
              label: t('several.show'),
              icon: Eye,
              isDisabled: chosen.every(isShown),
              onPress: () => show(true),
            },
            {
              label: t('several.hide'),
              icon: EyeOff,
              isDisabled: !chosen.some(isShown),
              onPress: () => show(false),
            },
            {
              label: t('sessions.restore'),
              icon: RotateCcw,
              isDisabled: !chosen.every(isCancelled),
              onPress: () => move(chosen, 'restore'),
            },
            {
              label: t('several.cancel'),
              icon: Ban,
              isDisabled: !chosen.every(isStoppable),
              onPress: () => ask('cancel', chosen),
            },
            { label: t('sessions.remove'), icon: Trash2, onPress: () => ask('remove', chosen) },
          ]}
        />
        {asked?.what === 'cancel' && (
          <CancelDialog
            title={t('several.ask_cancel', { what: what(asked.those) })}
            label={t('several.cancel')}
            isPending={isPending}
            onCancel={reason => move(asked.those, 'cancel', reason)}
            onClose={close}
          />
        )}
        <Confirm
          isOpen={asked?.what === 'remove'}
          isDanger
          onOpenChange={isOpen => isOpen || close()}
          title={t('several.ask_remove', { what: what(asked?.those ?? []) })}
          confirmLabel={t('sessions.remove')}
          isPending={isPending}
          onConfirm={() => asked && remove(asked.those)}
        >
          <p>{t('several.presentations_gone')}</p>
        </Confirm>
        {inUse.dialog}
      </>
    ),
  }
}
