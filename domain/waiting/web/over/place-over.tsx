import { MessageCircle, RotateCcw } from 'lucide-react'
import { useMayWrite } from '#domain/messaging/web/talk/use-may-write.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { OwnPlace } from '../../contract/place.ts'
import { usePlaces } from '../use-places.ts'

/** Why a place is gone, as its visitor is told. */
const keyOf = ({ state, closedBecause }: OwnPlace) =>
  state === 'missed' ? 'missed' : (closedBecause ?? 'booth')

/** A place is lost: said in words, with the way to write instead, or to wait again. */
export default function PlaceOver({ place, onClose }: { place: OwnPlace; onClose: () => void }) {
  const t = useWords('waiting')
  const { run, isPending } = useAction()
  const { write, take } = usePlaces()
  const { stand, context, state } = place
  const mayWrite = useMayWrite({ stand: { id: stand.id, name: stand.firm.name } })
  const why = keyOf(place)
  const isForbidden = why === 'not_allowed' || why === 'daily_limit'
  const after = (work: () => Promise<void>) => () =>
    run(async () => {
      onClose()
      await work()
    })
  return (
    <Dialog
      isOpen
      size="small"
      onOpenChange={isOpen => isOpen || onClose()}
      title={t(`over.${why}_title`)}
      footer={
        <>
          {state === 'missed' && (
            <Button
              variant="secondary"
              icon={RotateCcw}
              isDisabled={isPending}
              onPress={after(() => take(stand.id, context ?? undefined))}
            >
              {t('over.again')}
            </Button>
          )}
          {mayWrite && !isForbidden && (
            <Button icon={MessageCircle} isPending={isPending} onPress={after(() => write(place))}>
              {t('over.write')}
            </Button>
          )}
        </>
      }
    >
      <p role="status">{t(`over.${why}_text`, { stand: stand.firm.name })}</p>
    </Dialog>
  )
}
