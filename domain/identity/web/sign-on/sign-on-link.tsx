import { KeyRound } from 'lucide-react'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { ButtonLink, type ButtonVariant } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { startSignOn } from '../../contract/single-sign-on.ts'
import { useSignOn } from './use-sign-on.ts'

type Props = { next: string | null; variant?: ButtonVariant; isWide?: boolean }

/** To the provider and back, then on to where one was going. It leaves our pages, so the router has no part in it. */
export function SignOnLink({ next, variant = 'secondary', isWide }: Props) {
  const t = useWords('identity')
  const name = useSignOn()
  const fair = useFair()
  if (!name) return null
  const asked = new URLSearchParams({ ...(next && { next }), ...(fair && { salon: fair.homepage }) })
  return (
    <ButtonLink
      href={`/api${startSignOn.path}?${asked}`}
      target="_top"
      icon={KeyRound}
      variant={variant}
      isWide={isWide ?? false}
    >
      {t('login.with', { name })}
    </ButtonLink>
  )
}
