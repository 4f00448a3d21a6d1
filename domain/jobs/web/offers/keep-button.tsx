import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { useTakesPart } from '#domain/identity/web/use-takes-part.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { useKeptOffer } from './use-kept-offer.ts'

type Props = { job: number; title: string; isKept: boolean; look?: 'icon' | 'words' }

/** Keeps an offer, for whoever the fair has let in. */
export function KeepButton({ job, title, isKept: before, look = 'icon' }: Props) {
  const t = useWords('jobs')
  const fair = useCurrentFair()
  const isIn = useTakesPart()(fair.id)
  const { isKept, keep } = useKeptOffer(job, before)
  if (!isIn) return null
  return (
    <Button
      variant={look === 'icon' ? 'icon' : 'secondary'}
      icon={isKept ? BookmarkCheck : Bookmark}
      {...(look === 'icon' && { 'aria-label': t('offers.keep', { title }), 'aria-pressed': isKept })}
      onPress={() => keep(!isKept)}
    >
      {look === 'words' && t(isKept ? 'offers.kept' : 'offers.keep_it')}
    </Button>
  )
}
