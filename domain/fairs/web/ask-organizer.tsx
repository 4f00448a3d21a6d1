import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { fairPaths } from '../contract/paths.ts'
import { useSalonHref } from './fair-context.tsx'

/** The way on where only the organizer can give what is missing. */
export function AskOrganizer() {
  const t = useWords('app')
  const href = useSalonHref()
  return <ButtonLink href={href(fairPaths.contact)}>{t('nav.ask_organizer')}</ButtonLink>
}
