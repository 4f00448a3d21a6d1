import { useEffect, useRef, useState } from 'react'
import { contrast } from '#platform/web/styles/contrast.ts'
import { tokenPairs } from '#platform/web/styles/token-pairs.ts'
import styles from './design.module.css'
import { Section } from './section.tsx'

const sizes = [
  [80, 'Halls, names of fairs', 'display', 700],
  [56, 'Title of a public page', 'display', 650],
  [40, 'Title of a section', 'display', 650],
  [28, 'Title of a panel', 'display', 650],
  [22, 'Title of a card', 'display', 650],
  [18, 'Opening text', 'text', 400],
  [16, 'Running text', 'text', 400],
  [14, 'Caption, help', 'text', 500],
] as const

/** Type, and every pairing of colours with the contrast it has right now. */
export function TokensSection({ face }: { face: string }) {
  return (
    <>
      <Section title="Type">
        <div className={styles.full} style={{ gridColumn: '1 / -1' }}>
          {sizes.map(([px, text, family, weight]) => (
            <div key={px} className={styles.type}>
              <small>
                {px} px · {weight}
              </small>
              <span
                style={{
                  font: `${weight} ${px / 16}rem/1.1 var(--${family})`,
                  letterSpacing: px >= 28 ? '-0.02em' : undefined,
                }}
              >
                {text}
              </span>
            </div>
          ))}
        </div>
      </Section>
      <Section title="Colours and their contrast">
        <Pairs face={face} />
      </Section>
    </>
  )
}

function Pairs({ face }: { face: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const [ratios, setRatios] = useState<Record<string, number>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again for every hue, by day and by evening
  useEffect(() => {
    const read = (element: Element, property: 'color' | 'backgroundColor') =>
      getComputedStyle(element)[property]
    const swatches = [...(frame.current?.children ?? [])]
    setRatios(
      Object.fromEntries(
        swatches.map(swatch => [swatch.id, contrast(read(swatch, 'color'), read(swatch, 'backgroundColor'))]),
      ),
    )
  }, [face])
  return (
    <div ref={frame} className={`${styles.pairs} ${styles.full}`} style={{ gridColumn: '1 / -1' }}>
      {tokenPairs.map(([ground, letters, least]) => {
        const id = `${ground}-${letters}`
        const ratio = ratios[id]
        const isBorder = least < 4.5
        return (
          <div
            key={id}
            id={id}
            className={styles.pair}
            style={{ background: `var(--${ground})`, color: `var(--${letters})` }}
          >
            <b aria-hidden={isBorder}>{isBorder ? '▢' : 'Aa'}</b>
            <span style={isBorder ? { color: 'var(--ink)' } : undefined}>
              {letters} on {ground}
              <br />
              {ratio?.toFixed(1)}:1, at least {least}
            </span>
          </div>
        )
      })}
    </div>
  )
}
