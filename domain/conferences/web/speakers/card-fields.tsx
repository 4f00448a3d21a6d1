import { X } from 'lucide-react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { useSentImage } from '#domain/media/web/use-sent-image.ts'
import { locales } from '#platform/contract/locale.ts'
import type { DraftOf } from '#platform/contract/resource.ts'
import { FormFieldControl } from '#platform/web/forms/form-field.tsx'
import { type DraftState, shownRelation } from '#platform/web/forms/use-draft.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { FileDrop } from '#platform/web/ui/file-drop.tsx'
import { FormSection } from '#platform/web/ui/form.tsx'
import { LanguageTabs } from '#platform/web/ui/language-tabs.tsx'
import { RichTextField } from '#platform/web/ui/rich-text-field.tsx'
import { TextAreaField } from '#platform/web/ui/text-field.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import type { speakerCards } from '../../contract/speaker.ts'
import styles from './card-fields.module.css'

export type CardDraft = DraftState<DraftOf<typeof speakerCards>>

/** What a speaker says of themself: a picture, their words in each language, where else they are found. */
export function CardFields({ draft }: { draft: CardDraft }) {
  const t = useWords('conferences')
  const fair = useCurrentFair()
  const codes = fair.fairLanguages.map(({ code }) => code)
  return (
    <FormSection title={t('session_form.words')}>
      <Picture draft={draft} />
      <LanguageTabs
        label={t('session_form.languages')}
        languages={locales
          .filter(code => codes.includes(code))
          .map(code => ({ code, name: languageNames[code], isMissing: !draft.word(code, 'biography') }))}
      >
        {code => (
          <>
            <FormFieldControl
              field={{ name: `translations.${code}.jobTitle`, kind: 'text', maxLength: 160 }}
              label={t('speakers.jobTitle')}
              value={draft.word(code, 'jobTitle')}
              onChange={value => draft.setWord(code, 'jobTitle', value)}
            />
            <RichTextField
              label={t('speakers.biography')}
              lang={code}
              value={String(draft.word(code, 'biography') ?? '')}
              onChange={html => draft.setWord(code, 'biography', html)}
            />
          </>
        )}
      </LanguageTabs>
      <TextAreaField
        name="links"
        label={t('own_card.links')}
        hint={t('own_card.links_hint')}
        value={(draft.value.links ?? []).join('\n')}
        onChange={text => draft.set('links', text.split('\n'))}
      />
    </FormSection>
  )
}

function Picture({ draft }: { draft: CardDraft }) {
  const t = useWords('conferences')
  const { sending, field } = useSentImage(image => draft.set('picture', image))
  const picture = shownRelation(draft.value.picture)
  return (
    <div className={styles.picture}>
      <Avatar
        name={String(draft.value.name ?? '')}
        src={picture?.thumbnailPath ?? picture?.filePath}
        size={96}
      />
      <div>
        <FileDrop
          {...field}
          label={t('own_card.picture')}
          name="picture"
          hint={t('own_card.picture_hint')}
          file={sending ? { name: sending } : null}
        />
        {picture && (
          <Button variant="ghost" size="small" icon={X} onPress={() => draft.set('picture', null)}>
            {t('own_card.picture_remove')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** As the card is sent: what was chosen by its id, lines that say nothing left out. */
export function sentCard({ links, picture, ...others }: CardDraft['changes']): Record<string, unknown> {
  const image = shownRelation(picture)
  return {
    ...others,
    ...(links !== undefined && { links: links.map(line => line.trim()).filter(Boolean) }),
    ...(picture !== undefined && { picture: image?.id ?? null }),
  }
}
