import { SlidersHorizontal } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { PopoverButton } from '#platform/web/ui/popover.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { leadSorts, leadStates, temperatures } from '../../contract/lead.ts'
import styles from './desk.module.css'
import type { DeskState } from './use-desk.ts'

/** In which order, and by what else the list is narrowed. */
export function Narrowing({ desk: { address, narrowing, overview } }: { desk: DeskState }) {
  const t = useWords('leads')
  const any = { id: '', label: t('filter.any') }
  const chosen = [narrowing.temperature, narrowing.tag].filter(Boolean).length
  const tags = overview.data?.tags ?? []
  return (
    <PopoverButton
      isSheet
      label={t('filter.title')}
      placement="bottom end"
      trigger={
        <Button variant="ghost" size="small" icon={SlidersHorizontal}>
          {chosen ? t('filter.count', { count: chosen }) : t('filter.title')}
        </Button>
      }
    >
      <div className={styles.filters}>
        <SelectField
          label={t('filter.sort')}
          options={leadSorts.map(id => ({ id, label: t(`sort.${id}`) }))}
          value={narrowing.sort ?? 'score'}
          onChange={sort => address.change({ sort: sort === 'score' ? '' : sort })}
        />
        <SelectField
          label={t('filter.temperature')}
          options={[any, ...temperatures.map(id => ({ id, label: t(`temperature.${id}`) }))]}
          value={narrowing.temperature ?? ''}
          onChange={temperature => address.change({ temperature })}
        />
        <SelectField
          label={t('filter.state')}
          options={[any, ...leadStates.map(id => ({ id, label: t(`state.${id}`) }))]}
          value={narrowing.state ?? ''}
          onChange={state => address.change({ state })}
        />
        {tags.length > 0 && (
          <SelectField
            label={t('filter.tag')}
            options={[any, ...tags.map(tag => ({ id: tag, label: tag }))]}
            value={narrowing.tag ?? ''}
            onChange={tag => address.change({ tag })}
          />
        )}
      </div>
    </PopoverButton>
  )
}
