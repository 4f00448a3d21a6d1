import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { mayFollow } from '#domain/fairs/contract/rules.ts'
import { useShownFair } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { MenuButton, type MenuEntry } from '#platform/web/ui/menu.tsx'
import { useWords } from '#platform/web/words/words.ts'

import { leadsSomewhere } from './leads-somewhere.ts'

const LoginModal = lazyWithRetry(() => import('#domain/identity/web/login-modal.tsx'))

/** A fair with more links than these has the last of its own buttons behind one. */
const mostInRow = 5

type HeaderButton = PublicFair['groupHeaderButton'][number]

/** The fair's own buttons: inert for those who may not follow them, with the reason said. `others`: links beside them. */
export function HeaderButtons({ className, others }: { className: string; others: number }) {
  const t = useWords('app')
  const fair = useShownFair()
  const entries = useButtonEntries()
  if (!fair) return null
  const buttons = fair.groupHeaderButton.filter(button => leadsSomewhere(button, fair))
  const room = mostInRow - others
  const shown = buttons.length > room ? room - 1 : buttons.length
  return (
    <>
      {buttons.slice(0, shown).map(button => (
        <OneButton key={button.id} button={button} fair={fair} className={className} />
      ))}
      {buttons.length > shown && (
        <MenuButton
          label={t('nav.more')}
          placement="bottom start"
          trigger={
            <Button variant="ghost" iconAfter={ChevronDown}>
              {t('nav.more')}
            </Button>
          }
          groups={[{ id: 'more', entries: entries.slice(shown) }]}
        />
      )}
    </>
  )
}

/** The same buttons as entries of the phone's menu. */
export function useButtonEntries(): MenuEntry[] {
  const t = useWords('app')
  const fair = useShownFair()
  const { user, status } = usePerson()
  if (!fair) return []
  return fair.groupHeaderButton
    .filter(button => leadsSomewhere(button, fair))
    .map(button => {
      const followed = mayFollow(button, user?.roles ?? [], fair.status.id)
      const to = addressOf(button, fair)
      const isAsked = button.isWithModalLogin && status === 'anonymous'
      const base = { id: `button-${button.id}`, label: button.name }
      if (isAsked && (followed.allowed || followed.reason === 'login'))
        return { ...base, href: `${accountPaths.login}?next=${encodeURIComponent(to)}` }
      return followed.allowed
        ? { ...base, href: to }
        : { ...base, isDisabled: true, hint: t(`nav.denied_${followed.reason}`) }
    })
}

const addressOf = (button: HeaderButton, fair: PublicFair) =>
  button.linkType === 0 ? hrefOf(button.link, {}, fair.homepage) : button.link

function OneButton({
  button,
  fair,
  className,
}: {
  button: HeaderButton
  fair: PublicFair
  className: string
}) {
  const t = useWords('app')
  const { user, status } = usePerson()
  const [isAsking, ask] = useState(false)
  const followed = mayFollow(button, user?.roles ?? [], fair.status.id)
  if (!followed.allowed && !(followed.reason === 'login' && button.isWithModalLogin)) {
    const reason = t(`nav.denied_${followed.reason}`)
    return (
      <span className={className} aria-disabled="true" title={reason}>
        {button.name}
        <span className="visually-hidden">, {reason}</span>
      </span>
    )
  }
  if (button.isWithModalLogin && status === 'anonymous')
    return (
      <>
        <button type="button" className={className} onClick={() => ask(true)}>
          {button.name}
        </button>
        {isAsking && (
          <Suspense fallback={null}>
            <LoginModal isOpen onOpenChange={ask} next={addressOf(button, fair)} />
          </Suspense>
        )}
      </>
    )
  const target = button.target ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  const to = addressOf(button, fair)
  return button.linkType === 0 ? (
    <Link className={className} to={to} {...target}>
      {button.name}
    </Link>
  ) : (
    <a className={className} href={to} rel="noopener noreferrer" {...target}>
      {button.name}
    </a>
  )
}
