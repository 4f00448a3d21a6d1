import { useEffect, useState } from 'react'

const isOf = (event: MessageEvent, kind: string, source: MessageEventSource | null) =>
  event.origin === location.origin && event.source === source && event.data?.kind === kind

/** In a framed page: what its editor sends under this name, as it is typed; null everywhere else. */
export function usePreviewed<T>(name: string): T | null {
  const [preview, setPreview] = useState<T | null>(null)
  useEffect(() => {
    if (window.parent === window) return
    const take = (event: MessageEvent) => {
      if (isOf(event, name, window.parent)) setPreview(event.data.preview as T)
    }
    // A look at the page: its links lead nowhere while it is edited.
    const stay = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a, button')) event.preventDefault()
    }
    addEventListener('message', take)
    addEventListener('click', stay, true)
    window.parent.postMessage({ kind: `${name}-wanted` }, location.origin)
    return () => {
      removeEventListener('message', take)
      removeEventListener('click', stay, true)
    }
  }, [name])
  return preview
}

/** In the editor: keeps a frame shown the latest, also when it has loaded again. */
export function useSendPreview<T>(
  name: string,
  frame: { readonly current: HTMLIFrameElement | null },
  preview: T,
) {
  useEffect(() => {
    const send = () => frame.current?.contentWindow?.postMessage({ kind: name, preview }, location.origin)
    const answer = (event: MessageEvent) => {
      if (isOf(event, `${name}-wanted`, frame.current?.contentWindow ?? null)) send()
    }
    send()
    addEventListener('message', answer)
    return () => removeEventListener('message', answer)
  }, [name, frame, preview])
}
