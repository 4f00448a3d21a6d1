import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { fairsToJoin } from '../contract/registration.ts'

/** The way to fairs that the person is not in yet. */
export function MoreFairs() {
  const t = useWords('registration')
  const api = useApi()
  const href = useSalonHref()
  const { data = [] } = useQuery(callQuery(api, fairsToJoin))
  if (!data.length) return null
  return (
    <ButtonLink variant="ghost" size="small" icon={Plus} href={href(accountPaths.registerFormtype)}>
      {t('join.more_fairs')}
    </ButtonLink>
  )
}
