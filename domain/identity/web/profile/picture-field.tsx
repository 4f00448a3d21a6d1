import { X } from 'lucide-react'
import { type SentImage, useSentImage } from '#domain/media/web/use-sent-image.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { FileDrop } from '#platform/web/ui/file-drop.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { usePerson } from '../person.ts'
import styles from './profile.module.css'

export type Picture = SentImage

type Props = { name: string; picture: Picture | null; onChange: (picture: Picture | null) => void }

/** One's face: sent as soon as it is chosen, worn once the profile is saved. */
export function PictureField({ name, picture, onChange }: Props) {
  const t = useWords('identity')
  const { user } = usePerson()
  const { sending, field } = useSentImage(onChange)
  return (
    <div className={styles.picture}>
      <Avatar
        name={name}
        src={picture?.thumbnailPath ?? picture?.filePath ?? null}
        face={user ?? undefined}
        size={96}
      />
      <div>
        <FileDrop
          {...field}
          label={t('profile.picture')}
          name="picture"
          hint={t('profile.picture_hint')}
          file={sending ? { name: sending } : null}
        />
        {picture && (
          <Button variant="ghost" size="small" icon={X} onPress={() => onChange(null)}>
            {t('profile.picture_remove')}
          </Button>
        )}
      </div>
    </div>
  )
}
