import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { peoplePaths } from '../contract/paths.ts'

/** The invitation is on its way: to whom, and what may come next. */
export function InvitationSent({
  name,
  email,
  onAnother,
}: {
  name: string
  email: string
  onAnother: () => void
}) {
  const t = useWords('people')
  const href = useSalonHref()
  return (
    <div role="status">
      <PageTitle
        title={t('invitation.sent', { name })}
        lead={t('invitation.sent_text', { email })}
        actions={
          <>
            <ButtonLink variant="secondary" href={href(peoplePaths.userList)}>
              {t('people.title')}
            </ButtonLink>
            <Button autoFocus onPress={onAnother}>
              {t('invitation.another')}
            </Button>
          </>
        }
      />
    </div>
  )
}
