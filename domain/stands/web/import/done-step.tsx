import { DoorOpen, LayoutGrid } from 'lucide-react'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { hallPaths } from '#domain/halls/contract/paths.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ImportPreview } from '../../contract/import/endpoints.ts'
import styles from './import.module.css'
import { ImportFigures } from './import-figures.tsx'
import type { ImportState } from './use-import.ts'

/** What has happened, and where to see it. */
export function DoneStep({ state, preview }: { state: ImportState; preview: ImportPreview }) {
  const t = useWords('stands')
  const href = useSalonHref()
  return (
    <section aria-labelledby="import-done">
      <h2 className={styles.done} id="import-done">
        {t('import.done', { count: preview.stands.created + preview.stands.updated })}
      </h2>
      <p className={styles.note}>{t('import.done_text')}</p>
      <ImportFigures preview={preview} />
      <div className={styles.actions}>
        <ButtonLink icon={LayoutGrid} href={href(hallPaths.hallList)}>
          {t('import.see_halls')}
        </ButtonLink>
        <ButtonLink variant="secondary" icon={DoorOpen} href={href(fairPaths.fairVisitLobby)}>
          {t('import.open_fair')}
        </ButtonLink>
        <Button variant="ghost" onPress={state.forget}>
          {t('import.another')}
        </Button>
      </div>
    </section>
  )
}
