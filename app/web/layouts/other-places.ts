import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { isClosed } from '#domain/fairs/contract/statuses.ts'
import { useSalonHref, useShownFair } from '#domain/fairs/web/fair-context.tsx'
import { hrefOf } from '#platform/contract/href.ts'
import { useWords } from '#platform/web/words/words.ts'

/** What visitors look for in the head of every page, where none of the fair’s own buttons leads to it: before them, and after. */
export function useOtherPlaces() {
  const t = useWords('app')
  const href = useSalonHref()
  const fair = useShownFair()
  const place = (path: string, label: string) =>
    fair?.groupHeaderButton.some(button => button.link === hrefOf(path))
      ? []
      : [{ id: path, label, href: href(path) }]
  const hasProgramme = fair?.isUsingConferenceModule && !isClosed(fair.status.id)
  return {
    before: hasProgramme ? place(conferencePaths.conferenceProgram, t('screens.conferenceProgram')) : [],
    after: place(fairPaths.contact, t('nav.contact')),
  }
}
