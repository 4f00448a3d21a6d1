import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { isClosed } from '#domain/fairs/contract/statuses.ts'
import { useSalonHref, useShownFair } from '#domain/fairs/web/fair-context.tsx'
import { hrefOf } from '#platform/contract/href.ts'
import { useWords } from '#platform/web/words/words.ts'

/** What visitors look for in the head of every page, where none of the fair’s own buttons leads to it. */
export function useOtherPlaces(): { id: string; label: string; href: string }[] {
  const t = useWords('app')
  const href = useSalonHref()
  const fair = useShownFair()
  const places = [
    {
      id: 'programme',
      label: t('screens.conferenceProgram'),
      path: conferencePaths.conferenceProgram,
      isThere: Boolean(fair?.isUsingConferenceModule && !isClosed(fair.status.id)),
    },
    { id: 'contact', label: t('nav.contact'), path: fairPaths.contact, isThere: true },
  ]
  const isOwn = (path: string) => fair?.groupHeaderButton.some(button => button.link === hrefOf(path, {}))
  return places
    .filter(({ path, isThere }) => isThere && !isOwn(path))
    .map(({ id, label, path }) => ({ id, label, href: href(path) }))
}
