import { type ReactPortal, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { videoOf } from '#platform/contract/video-sites.ts'
import styles from './rich-text.module.css'
import { VideoCard } from './video-card.tsx'

/** The videos of a text: each a link in a figure of its own, which becomes a card that plays. */
function cardsIn(text: HTMLElement): ReactPortal[] {
  return [...text.querySelectorAll<HTMLAnchorElement>('figure > a:only-child')].flatMap((link, at) => {
    const video = videoOf(link.href)
    const figure = link.parentElement
    if (!video || !figure) return []
    figure.replaceChildren()
    return [createPortal(<VideoCard video={video} title={link.textContent} />, figure, `${at} ${video.id}`)]
  })
}

/** Text somebody wrote with a little form. Only ever given html that the server has sanitised. */
export function RichText({ html, lang }: { html: string; lang?: string }) {
  const text = useRef<HTMLDivElement>(null)
  const [cards, setCards] = useState<ReactPortal[]>([])
  useEffect(() => {
    const element = text.current
    if (!element || !html.includes('<figure>')) return
    setCards(cardsIn(element))
    return () => {
      setCards([])
      element.innerHTML = html
    }
  }, [html])
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on write and on read by the server */}
      <div ref={text} className={styles.text} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
      {cards}
    </>
  )
}
