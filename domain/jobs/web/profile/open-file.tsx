import { FileText } from 'lucide-react'
import { mediaLink } from '#domain/media/contract/media-object.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'

/** Opens a private file by an address that is asked for when it is pressed; `before` says that it is read, where it must. */
export function OpenFile({
  id,
  label,
  before,
}: {
  id: number
  label: string
  before?: () => Promise<unknown>
}) {
  const api = useApi()
  const { run, isPending } = useAction()
  const open = () => {
    // Opened with the press, or browsers take it for a pop-up.
    const tab = window.open('', '_blank')
    run(async () => {
      try {
        await before?.()
        const { url } = await api.call(mediaLink, { params: { id } })
        if (tab) tab.opener = null
        ;(tab ?? window).location.assign(url)
      } catch (error) {
        tab?.close()
        throw error
      }
    })
  }
  return (
    <Button variant="soft" size="small" icon={FileText} isPending={isPending} onPress={open}>
      {label}
    </Button>
  )
}
