import { Store, Users } from 'lucide-react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { mailWriteQuery } from '#domain/identity/contract/mail-write.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { mailPaths } from '../../contract/paths.ts'

/** The two lists whose people can be written to. */
export function WriteTo() {
  const t = useWords('people')
  const href = useSalonHref()
  const to = (list: 'people' | 'exhibitors') => `${href(mailPaths.mailWrite)}${mailWriteQuery(list, {})}`
  return (
    <>
      <ButtonLink size="small" icon={Store} href={to('exhibitors')}>
        {t('mailing.write_exhibitors')}
      </ButtonLink>
      <ButtonLink size="small" variant="secondary" icon={Users} href={to('people')}>
        {t('mailing.write_people')}
      </ButtonLink>
    </>
  )
}
