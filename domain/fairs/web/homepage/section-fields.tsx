import { Plus, X } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { FormSection } from '#platform/web/ui/form.tsx'
import { RichTextField } from '#platform/web/ui/rich-text-field.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { HomepageSection } from '../../contract/homepage.ts'
import styles from './homepage.module.css'
import { ImageField } from './image-field.tsx'
import type { HomepageEditor } from './use-homepage-editor.ts'

type Props = { editor: HomepageEditor; section: HomepageSection & { id: string } }

/** The fields of one block in one language. */
export function SectionFields({ editor, section }: Props) {
  const t = useWords('fairs')
  const { code, setSection, images } = editor
  const kind = section.kind ?? 'text'
  const set = (patch: HomepageSection) => setSection(section.id, patch)
  return (
    <FormSection title={t(`homepage.kind_${kind}`)} hint={t(`homepage.kind_${kind}_hint`)}>
      <TextField
        label={t('homepage.section_title')}
        value={section.title ?? ''}
        maxLength={160}
        onChange={title => set({ title })}
      />
      <RichTextField
        hasVideos
        key={`${code} ${section.id}`}
        label={t('homepage.section_text')}
        value={section.text ?? ''}
        lang={code}
        onChange={text => set({ text })}
      />
      {kind === 'image' && (
        <>
          <ImageField
            label={t('homepage.section_image')}
            hint={t('homepage.image_hint')}
            image={images.find(image => image.id === section.image) ?? null}
            onChange={image => setSection(section.id, { image: image?.id ?? null }, image ?? undefined)}
          />
          <TextField
            label={t('homepage.imageAlt')}
            hint={t('homepage.imageAlt_hint')}
            value={section.imageAlt ?? ''}
            maxLength={200}
            onChange={imageAlt => set({ imageAlt })}
          />
        </>
      )}
      {kind === 'figures' && (
        <FigureFields figures={section.figures ?? []} onChange={figures => set({ figures })} />
      )}
    </FormSection>
  )
}

type Figures = NonNullable<HomepageSection['figures']>

const most = 6

function FigureFields({ figures, onChange }: { figures: Figures; onChange: (figures: Figures) => void }) {
  const t = useWords('fairs')
  const change = (at: number, patch: Figures[number]) =>
    onChange(figures.map((figure, place) => (place === at ? { ...figure, ...patch } : figure)))
  return (
    <>
      {figures.map((figure, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures are told apart by their place alone
        <div key={at} className={styles.figure}>
          <TextField
            label={t('homepage.figure_value')}
            value={figure.value ?? ''}
            maxLength={20}
            onChange={value => change(at, { value })}
          />
          <TextField
            label={t('homepage.figure_label')}
            value={figure.label ?? ''}
            maxLength={80}
            onChange={label => change(at, { label })}
          />
          <Button
            variant="icon"
            icon={X}
            aria-label={t('homepage.figure_remove', { number: at + 1 })}
            onPress={() => onChange(figures.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      {figures.length < most && (
        <div>
          <Button variant="secondary" size="small" icon={Plus} onPress={() => onChange([...figures, {}])}>
            {t('homepage.figure_add')}
          </Button>
        </div>
      )}
    </>
  )
}
