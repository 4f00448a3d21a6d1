import { Ban, Eye, EyeOff, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { listTrash } from '#domain/fairs/contract/trash.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { SelectionBar } from '#platform/web/ui/selection-bar.tsx'
import type { presentations } from '../../contract/presentation.ts'
import { movePresentations, removePresentations, showPresentations } from '../../contract/several.ts'
import { CancelDialog } from '../manage/cancel-dialog.tsx'
import { isCancellable } from '../manage/is-cancellable.ts'
import { shownByPresentations } from '../presentations/shown-by-presentations.ts'
import { useHeldSeveral } from './use-held-several.tsx'
import { idsOf, useSeveral } from './use-several.ts'

type Presentation = RecordOf<typeof presentations>
type Presentations = readonly Presentation[]
type Asked = { what: 'cancel' | 'remove'; those: Presentations }
type Props = { rows: Presentations; nameOf: (one: Presentation) => string }

const isStoppable = ({ conference }: Presentation) => isCancellable(conference)
const isCancelled = ({ conference }: Presentation) => conference.state === 'cancelled'
const isShown = ({ conference }: Presentation) => conference.isVisible

/** What is done with several presentations of a list at once, by whoever keeps them. */
export function useSeveralPresentations({ rows, nameOf }: Props) {
  const { api, t, what, act, isPending, chosen, clear, count, list } = useSeveral({
    rows,
    noun: 'presentations',
    nameOf,
    shownBy: [...shownByPresentations, listTrash],
  })
  const [asked, ask] = useState<Asked | null>(null)
  const close = () => ask(null)
  const held = useHeldSeveral({
    nameOf,
    isCancellable: isStoppable,
    cancel: those => ask({ what: 'cancel', those }),
  })
  const move = (those: Presentations, move: 'cancel' | 'restore', reason = '') =>
    act(those, {
      said: move === 'cancel' ? 'cancelled' : 'restored',
      work: async () => {
        await api.call(movePresentations, { body: { ids: idsOf(those), move, reason } })
        close()
      },
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
      work: async () => {
        const told = await held.remove(those, () =>
          api.call(removePresentations, { body: { ids: idsOf(those) } }),
        )
        close()
        return told
      },
    })
  return {
    ...list,
    bar: (
      <>
        <SelectionBar count={count} onClear={clear}>
          <Button
            size="small"
            icon={Eye}
            isPending={isPending}
            isDisabled={chosen.every(isShown)}
            onPress={() => show(true)}
          >
            {t('several.show')}
          </Button>
          <Button
            size="small"
            variant="secondary"
            icon={EyeOff}
            isDisabled={!chosen.some(isShown)}
            onPress={() => show(false)}
          >
            {t('several.hide')}
          </Button>
          <Button
            size="small"
            variant="secondary"
            icon={RotateCcw}
            isDisabled={!chosen.every(isCancelled)}
            onPress={() => move(chosen, 'restore')}
          >
            {t('sessions.restore')}
          </Button>
          <Button
            size="small"
            variant="secondary"
            icon={Ban}
            isDisabled={!chosen.every(isStoppable)}
            onPress={() => ask({ what: 'cancel', those: chosen })}
          >
            {t('several.cancel')}
          </Button>
          <Button
            size="small"
            variant="secondary"
            icon={Trash2}
            onPress={() => ask({ what: 'remove', those: chosen })}
          >
            {t('sessions.remove')}
          </Button>
        </SelectionBar>
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
        {held.dialog}
      </>
    ),
  }
}
