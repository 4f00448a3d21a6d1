import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { useHearsAnnouncements } from './use-announcements.ts'

/** On every page of a fair, for whoever is in it: what its organizers announce. */
export default function Announcements({ person, fair }: { person: number; fair: number }) {
  const t = useWords('chat')
  useHearsAnnouncements(person, fair, (text, away) => {
    const key = toast.info(t('announced'), { hint: text, isLasting: true, onClose: away })
    return () => toast.close(key)
  })
  return null
}
