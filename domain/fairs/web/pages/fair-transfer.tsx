import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { useCurrentFair } from '../fair-context.tsx'
import { ExportPanel } from '../transfer/export-panel.tsx'
import { ImportPanel } from '../transfer/import-panel.tsx'
import styles from '../transfer/transfer.module.css'

/** A fair goes out as one file, and comes in from one. */
export default function FairTransferPage() {
  const t = useWords('fairs')
  const fair = useCurrentFair()
  return (
    <>
      <PageTitle title={t('transfer.title')} lead={t('transfer.lead')} />
      <div className={styles.columns}>
        <ExportPanel fair={fair.id} />
        <ImportPanel fair={fair.id} />
      </div>
    </>
  )
}
