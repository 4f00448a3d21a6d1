import { Download } from 'lucide-react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { exportOwnData } from '../../contract/own-data.ts'
import styles from './security.module.css'

/** Everything that is held of one, as a file. */
export function ExportData() {
  const t = useWords('identity')
  const api = useApi()
  const { run, isPending } = useAction()
  const take = () =>
    run(async () => {
      saveFile(await api.file(exportOwnData.path), 'my-data.zip')
      toast.success(t('own_data.export_done'))
    })
  return (
    <section className={styles.part} aria-labelledby="export-data">
      <h2 id="export-data" className={styles.title}>
        {t('own_data.export')}
      </h2>
      <p className={styles.text}>{t('own_data.export_text')}</p>
      <div className={styles.act}>
        <Button variant="secondary" icon={Download} isPending={isPending} onPress={take}>
          {t('own_data.export_submit')}
        </Button>
        <span className={styles.quiet}>{t('own_data.export_limit')}</span>
      </div>
    </section>
  )
}
