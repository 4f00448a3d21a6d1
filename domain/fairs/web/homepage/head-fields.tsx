import { FormSection } from '#platform/web/ui/form.tsx'
import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { TextAreaField, TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { headerTypes } from '../../contract/homepage.ts'
import { LinkField } from '../link-field.tsx'
import { ImageField } from './image-field.tsx'
import type { HomepageEditor } from './use-homepage-editor.ts'

const labels = { title: 'title_field', lead: 'lead_field', buttonLabel: 'buttonLabel', imageAlt: 'imageAlt' }

/** The head of the page: what it looks like, what it says, and its button. */
export function HeadFields({ editor }: { editor: HomepageEditor }) {
  const t = useWords('fairs')
  const { content, shown, setWords, setShared, images } = editor
  const text = (name: 'title' | 'lead' | 'buttonLabel' | 'imageAlt') => ({
    label: t(`homepage.${labels[name]}`),
    value: content[name] ?? '',
    onChange: (value: string) => setWords({ [name]: value }),
  })
  const picture = (name: 'image' | 'logo') => (
    <ImageField
      label={t(`homepage.${name}`)}
      hint={t(`homepage.${name}_hint`)}
      image={images.find(image => image.id === (content[name] ?? null)) ?? null}
      onChange={image => setWords({ [name]: image?.id ?? null }, image ?? undefined)}
    />
  )
  const type = shown.headerType ?? 'drawn'
  return (
    <>
      <FormSection title={t('homepage.words')}>
        <TextField {...text('title')} maxLength={160} />
        <TextAreaField {...text('lead')} rows={3} maxLength={600} />
        <TextField {...text('buttonLabel')} maxLength={80} />
        <LinkField
          key={editor.code}
          label={t('homepage.buttonLink')}
          value={content.buttonLink ?? ''}
          onChange={buttonLink => setWords({ buttonLink })}
        />
      </FormSection>
      <FormSection title={t('homepage.look')}>
        <RadioGroupField
          label={t('homepage.headerType')}
          value={type}
          onChange={headerType => setShared({ headerType })}
          options={headerTypes.map(id => ({
            id,
            label: t(`homepage.headerType_${id}`),
            hint: t(`homepage.headerType_${id}_hint`),
          }))}
        />
        {type === 'image' && picture('image')}
        {type === 'image' && content.image && (
          <TextField {...text('imageAlt')} hint={t('homepage.imageAlt_hint')} maxLength={200} />
        )}
        {picture('logo')}
      </FormSection>
    </>
  )
}
