import {
  BadgeCheck,
  Bookmark,
  BookOpen,
  CalendarDays,
  DoorOpen,
  Download,
  FileUser,
  type LucideIcon,
  MessageCircle,
  QrCode,
  Users,
  Video,
} from 'lucide-react'
import { spanOf } from '#platform/contract/span-of.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { EvidenceKind } from '../../contract/evidence.ts'
import type { EvidenceLine } from '../../contract/lead.ts'

export const lineIcons: Readonly<Record<EvidenceKind, LucideIcon>> = {
  application: FileUser,
  bookmark: Bookmark,
  call: Video,
  card: Users,
  conversation: MessageCircle,
  download: Download,
  queue: BadgeCheck,
  scan: QrCode,
  session: CalendarDays,
  visit: DoorOpen,
}

export const brochureIcon = BookOpen

/** What happened, in words: its title, and below it what is known besides. */
export function useLineWords() {
  const t = useWords('leads')
  const locale = useLocale()
  return ({ kind, title, text, seconds, by, way }: EvidenceLine) => {
    const name = by ? `${by.firstName} ${by.lastName}` : ''
    const span = seconds ? spanOf(seconds, locale) : ''
    const said: Record<EvidenceKind, [string, string]> = {
      application: [t('line.application', { title: title ?? '' }), ''],
      bookmark: [title ? t('line.bookmark_brochure') : t('line.bookmark'), title ?? ''],
      call: [name ? t('line.call_with', { name }) : t('line.call'), span],
      card: [t('line.card'), way ? t(`way.${way}`) : ''],
      conversation: [t('line.conversation'), text ? t('line.quoted', { text }) : ''],
      download: [t('line.download'), title ?? ''],
      queue: [name ? t('line.queue_with', { name }) : t('line.queue'), span],
      scan: [name ? t('line.scan_by', { name }) : t('line.scan'), text ?? ''],
      session: [title ? t('line.session', { title }) : t('line.session_untitled'), span],
      visit: [t('line.visit'), span],
    }
    return said[kind]
  }
}
