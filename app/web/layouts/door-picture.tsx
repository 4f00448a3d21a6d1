import { useShownFair } from '#domain/fairs/web/fair-context.tsx'
import { EntranceDrawing } from '#domain/scenes/web/entrance-drawing.tsx'
import { useWords } from '#platform/web/words/words.ts'

/** The entrance of the fair of the address, else of the platform. */
export function DoorPicture() {
  const t = useWords('app')
  const fair = useShownFair()
  return <EntranceDrawing name={fair?.name ?? t('product')} halls={fair?.hallCount ?? 1} />
}
