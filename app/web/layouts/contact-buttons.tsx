import { MessageCircle } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import type { ContactTarget } from '#domain/identity/web/contact-actions.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { useTakesPart } from '#domain/identity/web/use-takes-part.ts'
import { isWritingOffered } from '#domain/messaging/web/talk/is-writing-offered.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { ensureWords, useWordBook, useWords } from '#platform/web/words/words.ts'
import { wordsSource } from '../words-source.ts'
import { ButtonRoom } from './button-room.tsx'
import { loadTalk, talkWords } from './load-talk.ts'
import { WithWords } from './with-words.tsx'

// Only who writes waits for it.
const WriteButton = lazyWithRetry(() => import('#domain/messaging/web/talk/write-button.tsx'))

// Only who may call somebody waits for it.
const CallButton = lazyWithRetry(async () => ({
  default: (await import('#domain/calls/web/call-button.tsx')).CallButton,
}))

// Only where somebody talks.
const QueueButton = lazyWithRetry(() => import('#domain/waiting/web/queue-button.tsx'))

const BoothRoomLink = lazyWithRetry(async () => ({
  default: (await import('#domain/calls/web/booth-room-link.tsx')).BoothRoomLink,
}))

/** What can be done beside a person or a booth: by whoever the fair has let in. */
export default function ContactButtons(target: ContactTarget) {
  const isIn = useTakesPart()(useFair()?.id)
  return (
    <>
      {!target.isCallOnly && <Write {...target} isIn={isIn} />}
      {isIn && (
        <>
          <Call {...target} />
          <Queue {...target} />
          <BoothRoom {...target} />
        </>
      )}
    </>
  )
}

/** Where one stands before a booth of a fair that uses video. */
function BoothRoom({ stand, person, context }: ContactTarget) {
  const fair = useFair()
  if (!stand || person || context?.kind !== 'booth' || !fair?.isUsingVisio) return null
  return (
    <Suspense fallback={null}>
      <WithWords of={['calls']}>
        <BoothRoomLink stand={stand.id} />
      </WithWords>
    </Suspense>
  )
}

/** Where the fair uses video; whether they may is asked of the server. */
function Call({
  person,
  stand,
  conversation,
  context,
  isCallOnly,
  isBusy,
  look = 'secondary',
}: ContactTarget) {
  const fair = useFair()
  // Who is busy is waited for.
  if (!person || isBusy || !fair?.isUsingVisio) return null
  return (
    <Suspense fallback={null}>
      <WithWords of={['calls']}>
        <CallButton
          user={person}
          fair={fair}
          conversation={conversation}
          stand={stand?.id}
          {...(context && { context: { kind: context.kind, id: context.id } })}
          variant={look === 'primary' && !isCallOnly ? 'secondary' : look}
        />
      </WithWords>
    </Suspense>
  )
}

/** A place in the queue of a booth, where everybody there is busy. */
function Queue(target: ContactTarget) {
  if (!target.stand) return null
  return (
    <Suspense fallback={null}>
      <WithWords of={['waiting']}>
        <QueueButton {...target} />
      </WithWords>
    </Suspense>
  )
}

/**
 * Nothing where the fair hides it; whoever is not logged in is led there first, and whom the fair has not let in to their
 * registration.
 */
function Write({ isIn, ...target }: ContactTarget & { isIn: boolean }) {
  const t = useWords('messaging')
  const fair = useFair()
  const href = useSalonHref()
  const { status } = usePerson()
  const { pathname, search } = useLocation()
  const book = useWordBook()
  const mayTalk = isIn && isWritingOffered(fair)
  // There already when it is wanted: the network may be gone by then.
  useEffect(() => {
    if (!mayTalk) return
    Promise.all([loadTalk(), ensureWords(book, wordsSource, talkWords)]).catch(() => undefined)
  }, [mayTalk, book])
  if (!isWritingOffered(fair)) return null
  if (isIn)
    return (
      <Suspense fallback={<ButtonRoom {...target} />}>
        <WriteButton {...target} />
      </Suspense>
    )
  // Of several beside each other one leads there.
  if (target.look === 'icon') return null
  return (
    <ButtonLink
      variant={target.look ?? 'secondary'}
      icon={MessageCircle}
      href={
        status === 'known'
          ? href(accountPaths.registerFormtype)
          : `${accountPaths.login}?next=${encodeURIComponent(pathname + search)}`
      }
    >
      {t('write')}
    </ButtonLink>
  )
}
