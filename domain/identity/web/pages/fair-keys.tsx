import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { Keys } from '../keys/keys.tsx'

/** The keys by which other programs work in this fair. */
export default function FairKeysPage() {
  const t = useWords('identity')
  const fair = useCurrentFair()
  return (
    <>
      <PageTitle title={t('keys.title')} lead={t('keys.lead', { fair: fair.name })} />
      <Keys fair={fair.id} firm={null} />
    </>
  )
}
