import type { LucideIcon } from 'lucide-react'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { CheckList, useOwnMedia } from './check-list.tsx'
import { markChecked } from './checked-today.ts'
import { useRoute } from './use-route.ts'

type Props = {
  title: string
  /** What comes next. */
  action: { icon: LucideIcon; word: string; wordWithoutCamera: string; onReady: () => Promise<void> }
  onClose: () => void
}

/** Before the first talk of a day: camera, microphone, loudspeaker and the way through the network. */
export function DeviceCheck({ title, action, onClose }: Props) {
  const t = useWords('calls')
  const { run, isPending } = useAction()
  const media = useOwnMedia()
  const { own, isAsking } = media
  const route = useRoute()
  const { video = null } = own?.tracks ?? {}
  const problems = own?.problems
  const goOn = () =>
    run(async () => {
      // They are asked for again: some machines give a device to one at a time.
      own?.release()
      markChecked()
      onClose()
      await action.onReady()
    })
  const tryAgain = () => void own?.start({ microphone: true, camera: true })
  const isBlocked = route.data === 'unavailable'
  return (
    <Dialog
      title={title}
      lead={t('check.lead')}
      isOpen
      onOpenChange={isOpen => isOpen || onClose()}
      footer={
        <>
          {(problems?.camera || problems?.microphone) && (
            <Button variant="secondary" onPress={tryAgain}>
              {t('problem.again')}
            </Button>
          )}
          <Button icon={action.icon} isPending={isPending} isDisabled={isAsking || isBlocked} onPress={goOn}>
            {video || isAsking ? action.word : action.wordWithoutCamera}
          </Button>
        </>
      }
    >
      <CheckList {...media} route={route} />
    </Dialog>
  )
}
