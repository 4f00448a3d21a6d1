import { Store } from 'lucide-react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { standPaths } from '#domain/stands/contract/paths.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'

/** On the account card of whoever has a booth: the way to furnish it. */
export function ConfigureBooth({ className, nameClass }: { className: string; nameClass: string }) {
  const t = useWords('app')
  const href = useSalonHref()
  const { user, roles } = usePerson()
  if (!user?.firm || !user.standIds.length || roles.includes('visitor')) return null
  return (
    <Link className={className} to={href(standPaths.userConfigurationStands)}>
      <Icon of={Store} />
      <span className={nameClass}>{t('nav.configure_booth')}</span>
    </Link>
  )
}
