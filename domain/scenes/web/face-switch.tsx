import { Box, LayoutGrid, List } from 'lucide-react'
import { useEffect } from 'react'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Face } from './use-face.ts'

/** Each face draws its switch anew: whoever has just used the one before stays on it. */
let isInUse = false

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the other face is shown
  useEffect(() => {
    isInUse = false
  }, [face])
  return (
    <Segmented
      isInUse={isInUse}
      label={t('face.label')}
      value={face}
      onChange={id => {
        isInUse = true
        onChange(id === 'list' ? 'list' : 'scene')
      }}
      segments={[
        {
          id: 'scene',
          label: t(isFlat ? 'face.plan' : 'face.scene'),
          icon: isFlat ? LayoutGrid : Box,
          isIconOnly: 'narrow',
        },
        { id: 'list', label: t('face.list'), icon: List, shortcut: 'L', isIconOnly: 'narrow' },
      ]}
    />
  )
}
