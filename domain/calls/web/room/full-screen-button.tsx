import { Maximize, Minimize } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'

/** Nothing where the browser has no such thing, as on some phones. */
export function FullScreenButton({ isFull, onPress }: { isFull: boolean; onPress: () => void }) {
  const t = useWords('calls')
  if (!('requestFullscreen' in document.documentElement)) return null
  return (
    <Button
      variant="icon"
      icon={isFull ? Minimize : Maximize}
      aria-label={t(isFull ? 'room.leave_full_screen' : 'room.full_screen')}
      onPress={onPress}
    />
  )
}
