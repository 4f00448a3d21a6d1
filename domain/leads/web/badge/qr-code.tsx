import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './badge.module.css'

/** Light modules around it, without which no camera finds it. */
const border = 3

/** One path, a line for each run of dark modules. */
function drawingOf(text: string) {
  const { data, size } = encode(text, { border, ecc: 'M' })
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`]
    }),
  )
  return { path: runs.join(''), size }
}

/** A QR code, dark on white by day and in the evening: cameras read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => drawingOf(text), [text])
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
