import { Segmented } from '#platform/web/ui/segmented.tsx'
import { useWords } from '#platform/web/words/words.ts'

type Props = { all: number; free: number; isOnly: boolean; onChange: (isOnly: boolean) => void }

/** All booths of a hall, or those where somebody is free, with how many there are. */
export function FreeSwitch({ all, free, isOnly, onChange }: Props) {
  const t = useWords('visit')
  return (
    <Segmented
      label={t('hall.who')}
      value={isOnly ? 'free' : 'all'}
      onChange={id => onChange(id === 'free')}
      segments={[
        { id: 'all', label: t('hall.all', { count: all }) },
        { id: 'free', label: t('hall.free', { count: free }) },
      ]}
    />
  )
}
