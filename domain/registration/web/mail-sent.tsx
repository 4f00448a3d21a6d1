import { MailCheck } from 'lucide-react'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Outcome } from '#domain/identity/web/outcome.tsx'
import { ResendMail } from '#domain/identity/web/resend-mail.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Registered } from './registration-form.tsx'

type Props = { fair: PublicFair; registered: Registered; onBack: () => void }

/** The form is in; the rest happens in the letter box. */
export function MailSent({ fair, registered, onBack }: Props) {
  const t = useWords('registration')
  const href = useSalonHref()
  return (
    <Outcome
      icon={MailCheck}
      takesFocus
      title={t('register.sent')}
      actions={
        <>
          <ButtonLink href={href('/')}>{t('register.back')}</ButtonLink>
          <Button variant="ghost" onPress={onBack}>
            {t('register.correct')}
          </Button>
        </>
      }
    >
      <p>
        {t('register.sent_text')} <b>{registered.email}</b>
      </p>
      <p>{t(registered.isValidated ? 'register.then_enter' : 'register.then_wait', { fair: fair.name })}</p>
      <ResendMail email={registered.email} />
    </Outcome>
  )
}
