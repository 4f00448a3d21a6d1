import {
  AlignLeft,
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  ChevronRight,
  Image,
  type LucideIcon,
  PanelTop,
  Plus,
  Shapes,
  Text,
  Trash2,
} from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { MenuButton } from '#platform/web/ui/menu.tsx'
import { ReorderList } from '#platform/web/ui/reorder-list.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type HomepageSection, type SectionKind, sectionKinds } from '../../contract/homepage.ts'
import { sectionsIn } from './draft.ts'
import styles from './homepage.module.css'
import type { HomepageEditor } from './use-homepage-editor.ts'

const icons: Record<SectionKind | 'head' | 'intro', LucideIcon> = {
  head: PanelTop,
  intro: Text,
  text: AlignLeft,
  image: Image,
  figures: ChartNoAxesColumn,
  exhibitors: Building2,
  sectors: Shapes,
  programme: CalendarDays,
}

const most = 12

/** The parts of the page from top to bottom; each opens its fields, the blocks can be moved. */
export function Parts({
  editor,
  hasProgramme,
  open,
}: {
  editor: HomepageEditor
  hasProgramme: boolean
  open: (part: string) => void
}) {
  const t = useWords('fairs')
  const { draft, shown } = editor
  const sections = sectionsIn(draft).map(section => ({ ...section, id: section.id ?? '' }))
  const titleOf = (section: HomepageSection) =>
    shown.sections?.find(one => one.id === section.id)?.title || t(`homepage.kind_${section.kind ?? 'text'}`)
  const kinds = sectionKinds.filter(kind => kind !== 'programme' || hasProgramme)
  const remove = (section: (typeof sections)[number]) => {
    const before = draft.homepage
    editor.remove(section.id)
    toast.success(t('homepage.removed', { name: titleOf(section) }), {
      action: { label: t('homepage.undo'), onPress: () => editor.restore(before) },
    })
  }
  return (
    <div className={styles.parts}>
      <Part icon={icons.head} name={t('homepage.part_head')} hint={shown.title} onOpen={() => open('head')} />
      <Part icon={icons.intro} name={t('homepage.part_intro')} onOpen={() => open('intro')} />
      <h3 className={styles.heading}>{t('homepage.blocks')}</h3>
      {sections.length === 0 && <p className={styles.none}>{t('homepage.no_blocks')}</p>}
      <ReorderList
        label={t('homepage.blocks')}
        items={sections}
        itemId={section => section.id}
        itemName={titleOf}
        onReorder={editor.order}
        actions={section => [
          {
            id: 'remove',
            label: t('homepage.remove'),
            icon: Trash2,
            isDanger: true,
            onAction: () => remove(section),
          },
        ]}
      >
        {section => (
          <Part
            icon={icons[section.kind ?? 'text']}
            name={titleOf(section)}
            hint={t(`homepage.kind_${section.kind ?? 'text'}`)}
            onOpen={() => open(section.id)}
          />
        )}
      </ReorderList>
      <div>
        <MenuButton
          label={t('homepage.add')}
          placement="bottom start"
          trigger={
            <Button variant="secondary" icon={Plus} isDisabled={sections.length >= most}>
              {t('homepage.add')}
            </Button>
          }
          groups={[
            {
              id: 'kinds',
              entries: kinds.map(kind => ({
                id: kind,
                label: t(`homepage.kind_${kind}`),
                hint: t(`homepage.kind_${kind}_hint`),
                icon: icons[kind],
                onAction: () => open(editor.add(kind)),
              })),
            },
          ]}
        />
      </div>
    </div>
  )
}

function Part({
  icon,
  name,
  hint,
  onOpen,
}: {
  icon: LucideIcon
  name: string
  hint?: string
  onOpen: () => void
}) {
  return (
    <button type="button" className={styles.part} onClick={onOpen}>
      <Icon of={icon} />
      <span>
        <b>{name}</b>
        {hint && hint !== name && <small>{hint}</small>}
      </span>
      <Icon of={ChevronRight} size="small" />
    </button>
  )
}
