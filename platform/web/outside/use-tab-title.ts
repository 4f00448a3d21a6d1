import { useEffect } from 'react'

/** What the tab is called as long as this is drawn, in place of the page’s own title. */
export function useTabTitle(title: string) {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      // Another page may have been opened meanwhile, and has said what it is called.
      if (document.title === title) document.title = before
    }
  }, [title])
}
