import { ArrowUpDown, Plus, Table2, Upload } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useParams } from 'react-router'
import { exportList } from '#platform/contract/list-administration.ts'
import type { TableFormat } from '#platform/contract/table-format.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { useScreen } from '#platform/web/screens/use-screen.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { ExportButton } from '#platform/web/ui/export-button.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords, withAnyKey } from '#platform/web/words/words.ts'
import { listTitle, pageNamed } from '../../contract/list-pages.ts'
import styles from './list-page.module.css'
import { nameField, useDescription } from './list-source.ts'
import { ListTable } from './list-table.tsx'
import { useOpenEntry } from './use-open-entry.ts'
import { usePreset } from './use-preset.ts'

// The table is what people come for: its other faces and the form come when they are asked for.
const EntryForm = lazyWithRetry(async () => ({ default: (await import('./entry-form.tsx')).EntryForm }))
const ListImport = lazyWithRetry(async () => ({ default: (await import('./list-import.tsx')).ListImport }))
const ListOrder = lazyWithRetry(async () => ({ default: (await import('./list-order.tsx')).ListOrder }))

export type ListPageProps = {
  /** How an entry looks, where it is drawn. */
  picture?: (list: string, values: Record<string, unknown>) => ReactNode
}

/** The list that the route names: as a table, or in its order; an entry opens over it. */
export function ListPage({ picture }: ListPageProps) {
  const t = useWords('reference')
  const api = useApi()
  const { run, isPending } = useAction()
  const address = useListAddress()
  const params = useParams()
  const screen = useScreen()
  const page = pageNamed(screen?.name ?? '')
  const list = page?.list ?? ''
  const where: Record<string, string> = { ...page?.only, ...(params.ref && { ref: params.ref }) }
  const { data: description, error, refetch } = useDescription(list)
  const preset = usePreset(description, where)
  const open = useOpenEntry(list, page?.opens === 'entry', params.id)
  if (error)
    return (
      <ErrorState title={t('list.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!description) return <Skeleton shape="rows" count={6} />
  const named = nameField(description)
  const title = withAnyKey(t)(listTitle(screen?.name ?? '') ?? '')
  const face = address.get('face')
  const isOrdered = face === 'order'
  const isImporting = face === 'import' && description.may.create && description.may.change
  const exportRows = (format: TableFormat) =>
    run(async () => {
      const query = new URLSearchParams({
        ...Object.fromEntries(
          ['search', ...description.filters]
            .map(name => [name, address.get(name)])
            .filter(([, value]) => value),
        ),
        ...where,
        format,
      })
      saveFile(await api.file(`${exportList.path.replace('{name}', list)}?${query}`), `${list}.${format}`)
    })
  return (
    <>
      <PageTitle
        title={title}
        isShort
        lead={page && withAnyKey(t)(`purposes.${page.title ?? page.list}`)}
        actions={
          <>
            <ExportButton label={t('list.export')} isPending={isPending} onExport={exportRows} />
            {description.may.create && description.may.change && !isImporting && (
              <Button
                variant="secondary"
                size="small"
                icon={Upload}
                onPress={() => address.change({ face: 'import' })}
              >
                {t('list.import')}
              </Button>
            )}
            {isImporting && (
              <Button
                variant="secondary"
                size="small"
                icon={Table2}
                onPress={() => address.change({ face: null })}
              >
                {t('import.see_list')}
              </Button>
            )}
            {description.may.create && (
              <Button size="small" icon={Plus} onPress={() => open.show('new')}>
                {t('list.add')}
              </Button>
            )}
          </>
        }
      />
      {description.isRanked && description.may.change && !isImporting && (
        <div className={styles.faces}>
          <Segmented
            label={t('list.faces')}
            value={isOrdered ? 'order' : 'table'}
            onChange={face => address.change({ face: face === 'order' ? face : null })}
            segments={[
              { id: 'table', label: t('list.as_table'), icon: Table2 },
              { id: 'order', label: t('list.as_order'), icon: ArrowUpDown },
            ]}
          />
          {isOrdered && <p className={styles.hint}>{t('list.order_hint')}</p>}
        </div>
      )}
      <Suspense fallback={<Skeleton shape="rows" count={6} />}>
        {isImporting ? (
          <ListImport
            description={description}
            title={title}
            onClose={() => address.change({ face: null })}
          />
        ) : isOrdered ? (
          <ListOrder list={list} label={title} nameField={named} where={where} />
        ) : (
          <ListTable
            description={description}
            title={title}
            where={where}
            picture={picture && (values => picture(list, values))}
            onOpen={entry => open.show(String(entry.id))}
            onAdd={() => open.show('new')}
            onImport={() => address.change({ face: 'import' })}
          />
        )}
      </Suspense>
      {open.isOpen && (
        <Suspense fallback={null}>
          <EntryForm
            key={open.entry?.id ?? 'new'}
            description={description}
            entry={open.entry}
            preset={preset}
            title={open.entry ? t('list.edit_title') : t('list.add_title')}
            picture={picture && (values => picture(list, values))}
            onClose={open.close}
          />
        </Suspense>
      )}
    </>
  )
}
