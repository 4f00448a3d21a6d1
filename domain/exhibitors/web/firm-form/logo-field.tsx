import { useRef, useState } from 'react'
import { logoKinds, pictureMax } from '#domain/media/contract/pictures.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { FileDrop } from '#platform/web/ui/file-drop.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { backFirms } from '../../contract/back-firms.ts'
import { firms } from '../../contract/firm.ts'
import { computedFirm } from '../../contract/firm-card.ts'
import { uploadLogo } from '../../contract/firm-changes.ts'
import { frontFirms } from '../../contract/front-firms.ts'

/** The logo: sent as soon as it is chosen, shown whole as visitors will see it. */
export function LogoField({ firm }: { firm: RecordOf<typeof firms> }) {
  const t = useWords('exhibitors')
  const say = useWords('validations')
  const api = useApi()
  const refresh = useRefresh()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  // One at a time: a browser may tell of the same choice twice before the field is shown as busy.
  const isBusy = useRef(false)
  const keep = async (change: () => Promise<unknown>, done: string) => {
    if (isBusy.current) return
    isBusy.current = true
    setProblem(undefined)
    setSending(true)
    try {
      await change()
      await refresh(firms, frontFirms, backFirms, computedFirm)
      toast.success(done)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      const { message, errors } = problemsOf(error, say)
      setProblem(errors?.file?.[0] ?? message)
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }
  const send = (file: File) => {
    const body = new FormData()
    body.set('file', file)
    return keep(() => api.call(uploadLogo, { params: { id: firm.id }, body }), t('firm.logo_saved'))
  }
  return (
    <FileDrop
      label={t('firm.logo')}
      hint={t('firm.logo_hint')}
      shape="square"
      accepts={logoKinds}
      maxSize={pictureMax}
      isDisabled={isSending}
      {...(problem && { error: problem })}
      file={firm.logo ? { name: firm.name, previewUrl: firm.logo.thumbnailPath ?? firm.logo.filePath } : null}
      onChoose={file => void send(file)}
      {...(firm.logo && {
        onRemove: () => void keep(() => api.update(firms, firm.id, { logo: null }), t('firm.logo_removed')),
      })}
    />
  )
}
