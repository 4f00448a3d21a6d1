import type { useAddressQuery } from '#domain/exhibitors/web/use-address-query.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { TableFormat } from '#platform/contract/table-format.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { LiveSearch } from '#platform/web/list/live-search.tsx'
import { ChipLink } from '#platform/web/ui/chip.tsx'
import { ExportButton } from '#platform/web/ui/export-button.tsx'
import { Toolbar } from '#platform/web/ui/toolbar.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type dashboard, exportDashboard } from '../../contract/accounts.ts'
import { type Side, states } from '../../contract/sides.ts'
import styles from '../billing.module.css'

type Props = {
  side: Side
  fair: number
  data: ResponseOf<typeof dashboard>
  address: ReturnType<typeof useAddressQuery>
}

/** States as chips with their figures, then search and the file. */
export function DashboardTools({ side, fair, data, address }: Props) {
  const t = useWords('billing')
  const api = useApi()
  const { run, isPending } = useAction()
  const { state, search } = address.asked
  const all = states.reduce((sum, one) => sum + (data.states[one]?.count ?? 0), 0)
  const download = async (format: TableFormat) => {
    const asked = { format, fair: String(fair), ...(state && { state }), ...(search && { search }) }
    const path = exportDashboard.path.replace('{side}', side)
    saveFile(await api.file(`${path}?${new URLSearchParams(asked)}`), `billing-${side}.${format}`)
  }
  return (
    <>
      <nav className={styles.chips} aria-label={t('dashboard.state')}>
        <ChipLink href={address.hrefWith('state', null)} isCurrent={!state}>
          {t('dashboard.all', { count: all })}
        </ChipLink>
        {states.map(one => (
          <ChipLink key={one} href={address.hrefWith('state', one)} isCurrent={state === one}>
            {t('dashboard.chip', { state: t(`state.${one}`), count: data.states[one]?.count ?? 0 })}
          </ChipLink>
        ))}
      </nav>
      <Toolbar
        label={t('dashboard.tools')}
        end={
          <ExportButton
            label={t('dashboard.export')}
            isPending={isPending}
            onExport={format => run(() => download(format))}
          />
        }
      >
        <LiveSearch
          label={t('dashboard.search')}
          placeholder={t('dashboard.search')}
          asked={search ?? ''}
          onAsk={text => address.change('search', text)}
        />
      </Toolbar>
    </>
  )
}
