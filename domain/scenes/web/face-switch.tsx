import { Box, LayoutGrid, List } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type Face, isNarrowNow, onWidthChange } from './use-face.ts'

/** Scene or list: the same place, the same order, the same people. */
export function FaceSwitch({
  face,
  isFlat = false,
  onChange,
}: {
  face: Face
  /** The scene is a plan. */
  isFlat?: boolean
  onChange: (face: Face) => void
}) {
  const t = useWords('scenes')
  const isIconOnly = useSyncExternalStore(onWidthChange, isNarrowNow, () => false)
  return (
    <Segmented
      label={t('face.label')}
      value={face}
      onChange={id => onChange(id === 'list' ? 'list' : 'scene')}
      segments={[
        {
          id: 'scene',
          label: t(isFlat ? 'face.plan' : 'face.scene'),
          icon: isFlat ? LayoutGrid : Box,
          isIconOnly,
        },
        { id: 'list', label: t('face.list'), icon: List, shortcut: 'L', isIconOnly },
      ]}
    />
  )
}
