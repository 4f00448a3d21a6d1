import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { mayFollow } from '#domain/fairs/contract/rules.ts'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { useWords } from '#platform/web/words/words.ts'

const LoginModal = lazy(() => import('#domain/identity/web/login-modal.tsx'))

type HeaderButton = PublicFair['groupHeaderButton'][number]

/** The fair's own buttons: inert for those who may not follow them, with the reason said. */
export function HeaderButtons({ className }: { className: string }) {
  const fair = useFair()
  return (
    fair?.groupHeaderButton.map(button => (
      <OneButton key={button.id} button={button} fair={fair} className={className} />
    )) ?? null
  )
}

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
            <LoginModal
              isOpen
              onOpenChange={ask}
              next={hrefOf(button.link, {}, button.linkType === 0 ? fair.homepage : null)}
            />
          </Suspense>
        )}
      </>
    )
  const target = button.target ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return button.linkType === 0 ? (
    <Link className={className} to={hrefOf(button.link, {}, fair.homepage)} {...target}>
      {button.name}
    </Link>
  ) : (
    <a className={className} href={button.link} rel="noopener noreferrer" {...target}>
      {button.name}
    </a>
  )
}
