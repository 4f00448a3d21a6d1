import { useEffect, useState } from 'react'
import type { HomepageImage } from '../contract/endpoints.ts'
import type { HomepageContent } from '../contract/homepage.ts'

/** A homepage that is not published yet, as its editor sends it into the frame that shows the page itself. */
export type HomepagePreview = {
  content: HomepageContent
  images: HomepageImage[]
  theme: 'light' | 'dark'
  /** The block that is being edited. */
  focus: string | null
}

const sent = 'homepage-preview'
const wanted = 'homepage-preview-wanted'

const isOf = (event: MessageEvent, kind: string, source: MessageEventSource | null) =>
  event.origin === location.origin && event.source === source && event.data?.kind === kind

/** In the framed page: what the editor sends, as it is typed; null everywhere else. */
export function useHomepagePreview(): HomepagePreview | null {
  const [preview, setPreview] = useState<HomepagePreview | null>(null)
  useEffect(() => {
    if (window.parent === window) return
    const take = (event: MessageEvent) => {
      if (!isOf(event, sent, window.parent)) return
      const next = event.data.preview as HomepagePreview
      document.documentElement.dataset.theme = next.theme
      setPreview(next)
    }
    // A look at the page: its links lead nowhere while it is edited.
    const stay = (event: MouseEvent) => {
      if ((event.target as Element | null)?.closest('a, button')) event.preventDefault()
    }
    addEventListener('message', take)
    addEventListener('click', stay, true)
    window.parent.postMessage({ kind: wanted }, location.origin)
    return () => {
      removeEventListener('message', take)
      removeEventListener('click', stay, true)
    }
  }, [])
  const focus = preview?.focus
  useEffect(() => {
    if (!focus) return
    const block = document.getElementById(`block-${focus}`)
    // Not scrollIntoView, which would move the editor around the frame as well.
    const top = block ? block.getBoundingClientRect().top + scrollY - innerHeight / 4 : 0
    scrollTo({ top, behavior: 'smooth' })
  }, [focus])
  return preview
}

/** In the editor: keeps a frame shown the latest, also when it has loaded again. */
export function useSendPreview(
  frame: { readonly current: HTMLIFrameElement | null },
  preview: HomepagePreview,
) {
  useEffect(() => {
    const send = () => frame.current?.contentWindow?.postMessage({ kind: sent, preview }, location.origin)
    const answer = (event: MessageEvent) => {
      if (isOf(event, wanted, frame.current?.contentWindow ?? null)) send()
    }
    send()
    addEventListener('message', answer)
    return () => removeEventListener('message', answer)
  }, [frame, preview])
}
