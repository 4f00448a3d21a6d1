import { BookOpen, MessageCircle } from 'lucide-react'
import type { BoothSpot } from '#domain/scenes/contract/scene.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { StandVisit } from '../../contract/stand-visit.ts'
import styles from './booth.module.css'

/** On a phone, within reach of the thumb wherever one has scrolled: whoever is free first, and the brochures. */
export function BoothThumb({ visit, onSpot }: { visit: StandVisit; onSpot: (spot: BoothSpot) => void }) {
  const t = useWords('stands')
  const [person] = visit.people
  if (!person && !visit.brochureCount) return null
  return (
    <div className={styles.thumb}>
      {person && (
        <Button icon={MessageCircle} onPress={() => onSpot({ kind: 'person', id: person.id })}>
          {t('stand.contact_named', { name: person.firstName })}
        </Button>
      )}
      {visit.brochureCount > 0 && (
        <Button variant="secondary" icon={BookOpen} onPress={() => onSpot({ kind: 'brochures' })}>
          {t('stand.brochures')}
        </Button>
      )}
    </div>
  )
}
