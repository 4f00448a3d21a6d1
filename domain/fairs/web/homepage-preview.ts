import { useEffect } from 'react'
import { usePreviewed } from '#platform/web/screens/preview-frame.ts'
import type { HomepageImage } from '../contract/endpoints.ts'
import type { HomepageContent } from '../contract/homepage.ts'

/** A homepage that is not published yet, as its editor sends it into the frame that shows the page itself. */
export type HomepagePreview = {
  content: HomepageContent
  languages: HomepageContent
  images: HomepageImage[]
  theme: 'light' | 'dark'
  /** The block that is being edited. */
  focus: string | null
}

export const homepagePreview = 'homepage-preview'

/** In the framed page: what the editor sends, as it is typed; null everywhere else. */
export function useHomepagePreview(): HomepagePreview | null {
  const preview = usePreviewed<HomepagePreview>(homepagePreview)
  const theme = preview?.theme
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme
  }, [theme])
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
