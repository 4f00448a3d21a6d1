import { MessageCircle } from 'lucide-react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { CountMark } from '#platform/web/ui/count-mark.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { useMessagesPage } from './inbox/use-messages-page.ts'
import { useLiveMessages } from './live/use-live-messages.ts'
import { useSendsWhatWaits } from './unsent/use-unsent.ts'

/** In the header of every page of a fair with messages: how many conversations ask for attention. */
export default function MessagesLink({ fair }: { fair: number }) {
  const { user } = usePerson()
  return user && <LinkOf person={user.id} fair={fair} />
}

function LinkOf({ person, fair }: { person: number; fair: number }) {
  const t = useWords('messaging')
  const href = useSalonHref()
  const page = useMessagesPage()
  const count = useLiveMessages(person, fair)
  useSendsWhatWaits()
  return (
    <ButtonLink
      variant="ghost"
      href={href(page)}
      aria-label={count ? t('link_waiting', { count }) : t('link')}
    >
      <CountMark of={MessageCircle} count={count} />
    </ButtonLink>
  )
}
