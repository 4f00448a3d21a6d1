import { List } from 'lucide-react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import styles from '#platform/web/import/import.module.css'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { exhibitorPaths } from '../../contract/paths.ts'
import type { LogosState } from './use-logos.ts'

/** What has been given, and what could not be. */
export function LogosDone({ state, done }: { state: LogosState; done: NonNullable<LogosState['done']> }) {
  const t = useWords('exhibitors')
  const steps = useWords('import')
  const href = useSalonHref()
  return (
    <section aria-labelledby="logos-done">
      <h2 className={styles.done} id="logos-done">
        {t('logos.done', { count: done.given })}
      </h2>
      {done.problems.length > 0 && (
        <>
          <p className={styles.problem} role="alert">
            {t('logos.problems', { count: done.problems.length })}
          </p>
          <Table
            label={t('logos.problems', { count: done.problems.length })}
            rows={done.problems}
            rowId={({ firm, file }) => `${firm} ${file}`}
            rowName={({ file }) => file}
            columns={[
              { id: 'file', label: t('logos.file'), isRowHeader: true, render: ({ file }) => file },
              { id: 'firm', label: t('logos.exhibitor'), render: ({ firm }) => firm },
              { id: 'why', label: t('logos.why'), render: ({ problem }) => problem },
            ]}
          />
        </>
      )}
      <div className={styles.actions}>
        <ButtonLink icon={List} href={href(exhibitorPaths.exhibitorList)}>
          {t('logos.see_exhibitors')}
        </ButtonLink>
        <Button variant="ghost" onPress={state.forget}>
          {steps('another')}
        </Button>
      </div>
    </section>
  )
}
