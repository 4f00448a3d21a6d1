import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { fairsToJoin } from '../contract/registration.ts'

/** The way to fairs that the person is not in yet. */
export function MoreFairs({ className, nameClass }: { className?: string; nameClass?: string }) {
  const t = useWords('registration')
  const api = useApi()
  const href = useSalonHref()
  const { data = [] } = useQuery(callQuery(api, fairsToJoin))
  if (!data.length) return null
  return (
    <Link className={className} to={href(accountPaths.registerFormtype)}>
      <Icon of={Plus} />
      <span className={nameClass}>{t('join.more_fairs')}</span>
    </Link>
  )
}
