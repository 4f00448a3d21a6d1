import { MessageCircle } from 'lucide-react'
import { use } from 'react'
import { useNavigate } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { ContactTarget } from '#domain/identity/web/contact-actions.ts'
import { isUnreached } from '#platform/web/api/problem-error.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { messagingPaths } from '../../contract/paths.ts'
import { TalkContext } from './talk-context.ts'
import { useMayWrite } from './use-may-write.ts'
import { useOpenConversation } from './use-open-conversation.ts'

/** Begins a conversation, or opens the one that there is: beside a booth’s scene, elsewhere on its page, unless that cannot be reached. */
export default function WriteButton(target: ContactTarget) {
  const t = useWords('messaging')
  const href = useSalonHref()
  const navigate = useNavigate()
  const mayWrite = useMayWrite(target)
  const { run, isPending } = useAction()
  const talk = use(TalkContext)
  const open = useOpenConversation()
  const { person, stand, context, look = 'secondary', onReach } = target
  const name = person ? `${person.firstName} ${person.lastName}` : (stand?.name ?? '')
  const write = (button: Element) => {
    const talkHere = () => {
      onReach?.()
      talk?.open(target, button)
    }
    if (talk?.isBeside) return talkHere()
    run(async () => {
      try {
        const { uuid } = await open(target)
        await navigate(href(messagingPaths.userDirectMessages, { conversation: uuid }), {
          state: { context },
        })
      } catch (error) {
        // Without the network one writes here all the same.
        if (!talk || !isUnreached(error)) throw error
        talkHere()
      }
    })
  }
  if (!mayWrite) return null
  return (
    <Button
      variant={look}
      icon={MessageCircle}
      aria-label={
        context?.kind === 'brochure'
          ? t('write_about', { name, title: context.title })
          : t('write_to', { name })
      }
      isPending={isPending}
      onPress={event => write(event.target)}
    >
      {look === 'icon' ? null : t('write')}
    </Button>
  )
}
