import { useLocation, useNavigate } from 'react-router'
import { safePath } from '#platform/contract/href.ts'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { LoginForm } from './login-form.tsx'
import { useRegistrationLinks } from './registration-links.ts'

/** Logging in without leaving the page; then on to where the person wanted to go. */
export default function LoginModal({
  isOpen,
  onOpenChange,
  next,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  next?: string
}) {
  const t = useWords('identity')
  const navigate = useNavigate()
  const register = useRegistrationLinks()
  const { pathname, search } = useLocation()
  const target = safePath(next)
  const done = () => {
    onOpenChange(false)
    if (target) void navigate(target)
  }
  return (
    <Dialog title={t('login.title')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <LoginForm onDone={done} register={register} next={target ?? pathname + search} />
    </Dialog>
  )
}
