import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '#platform/web/words/words.ts'
import styles from './bar.module.css'

/** Signs and rows of halls; a drawn door has its sign. */
const named = '#main .z-plate[data-hall], #main li[data-hall]'

const high = 34
const letterWide = 9.8

const nameplates = () => [...document.querySelectorAll<HTMLElement | SVGElement>(named)]

/** How many booths answer in each hall, on the signs and rows of the page behind the bar. */
export function HallCounts({ halls }: { halls: readonly { id: number; count: number }[] }) {
  const t = useWords('search')
  const [plates, setPlates] = useState<(HTMLElement | SVGElement)[]>([])
  useLayoutEffect(() => {
    const now = nameplates()
    if (now.length !== plates.length || now.some((one, at) => one !== plates[at])) setPlates(now)
  })
  return plates.map((plate, at) => {
    const { hall } = plate.dataset
    const count = halls.find(({ id }) => String(id) === hall)?.count
    if (!count || !plate.isConnected) return null
    const said = t('answers', { count })
    if (plate instanceof HTMLElement)
      return createPortal(<b className={styles.inHall}>{said}</b>, plate, `${at}`)
    const wide = Math.round(said.length * letterWide) + 26
    return createPortal(
      <g className={styles.onSign}>
        <rect x={-10} y={-23} width={wide} height={high} rx={high / 2} />
        <text x={wide / 2 - 10} y={0} fontSize="18" textAnchor="middle">
          {said}
        </text>
      </g>,
      plate,
      `${at}`,
    )
  })
}
