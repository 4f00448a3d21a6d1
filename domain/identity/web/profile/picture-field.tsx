import { X } from 'lucide-react'
import { useState } from 'react'
import { mediaType, uploadMedia } from '#domain/media/contract/media-object.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { FileDrop } from '#platform/web/ui/file-drop.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './profile.module.css'

export type Picture = { id: number; filePath: string; thumbnailPath: string | null }

type Props = { name: string; picture: Picture | null; onChange: (picture: Picture | null) => void }

const accepts = ['image/png', 'image/jpeg', 'image/webp']
const maxSize = 10_000_000

/** One's face: sent as soon as it is chosen, worn once the profile is saved. */
export function PictureField({ name, picture, onChange }: Props) {
  const t = useWords('identity')
  const validations = useWords('validations')
  const api = useApi()
  const [sending, setSending] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const send = async (file: File) => {
    setSending(file.name)
    setProblem(undefined)
    try {
      const body = new FormData()
      body.set('file', file)
      const { type, ...stored } = await api.call(uploadMedia, { body })
      if (type === mediaType.image) onChange(stored)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      const { message, message_code } = error.problem
      setProblem(message_code ? validations(message_code) : message)
    } finally {
      setSending(null)
    }
  }
  return (
    <div className={styles.picture}>
      <Avatar name={name} src={picture?.thumbnailPath ?? picture?.filePath ?? null} size={96} />
      <div>
        <FileDrop
          label={t('profile.picture')}
          name="picture"
          hint={t('profile.picture_hint')}
          accepts={accepts}
          maxSize={maxSize}
          file={sending ? { name: sending } : null}
          isDisabled={sending !== null}
          error={problem}
          onChoose={file => void send(file)}
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
