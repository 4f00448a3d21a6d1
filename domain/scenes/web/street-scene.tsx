import { memo, type ReactElement, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import type { BoothScene, HallScene as HallRecord, HallWalkers } from '../contract/scene.ts'
import { ART_U, BoothArt, presenceOf } from './booth-art.tsx'
import { BoothSign } from './booth-sign.tsx'
import { transitionName } from './door-transition.ts'
import { round1 } from './iso.ts'
import { tree } from './props/green.ts'
import { DECORATION, SceneSvg } from './scene-defs.tsx'
import { Sheet } from './sheet.tsx'
import { hangSigns, type SignPlace } from './sign-layout.ts'
import { middleOf, type StageView } from './stage-view.ts'
import { StreetGround } from './street-ground.tsx'
import {
  layStreet,
  PAIR_REACH,
  STEP,
  STREET_BOOTH,
  STREET_U,
  type StreetPair,
  streetEye,
  streetHeight,
} from './street-layout.ts'
import { useRovingBooths } from './use-roving-booths.ts'
import { useStageWidth } from './use-stage-width.ts'
import type { SceneWords } from './words.ts'
import './scene.css'

// Known after the page is there: no page waits for it.
const WalkerFigures = lazyWithRetry(async () => ({
  default: (await import('./walker-figures.tsx')).WalkerFigures,
}))

const SIGN = 13

export type StreetSceneProps = {
  hall: HallRecord
  words: Pick<SceneWords, 'hallLabel' | 'boothLabel' | 'skipToList'>
  listHref: string
  /** Drawn for this width until the real one is measured. */
  width?: number
  /** What the first tap on a booth shows, in a sheet at the foot of the screen. */
  card?: (booth: BoothScene, close: () => void) => ReactNode
  onVisit?: (booth: BoothScene) => void
  onToggleTwin?: () => void
  /** The booth one comes back from. */
  start?: number | null
  walkers?: HallWalkers | undefined
  isNight?: boolean
  /** Drawn over the booths: what hangs there instead of their signs. */
  over?: ((stage: StageView) => ReactNode) | undefined
  children?: ReactNode
}

/** A tree in the middle of the street beside every other pair. */
function green(pair: StreetPair, width: number): ReactElement {
  const s = new Sheet(STREET_U)
  const [left] = pair.places
  if (left && pair.index % 2 === 1) {
    const [x, y] = streetEye.inv(width / 2 + 24, left.sy + pair.top + 122)
    tree(s, x, y, 0.85)
  }
  return s.painting()
}

/** In the middle of the street, clear of the tree. */
const strollers = ({ index, top, places: [left] }: StreetPair, count: number, width: number) =>
  Array.from({ length: count }, (_, at) => ({
    seed: -1 - index * strollersMost - at,
    at: [width / 2 - 30 + at * 26, (left?.sy ?? 0) + top + 58 + at * 20] as const,
  }))

/** Between two booths. */
const strollersMost = 2

/** How many walk between the booths of each pair: those who visit them, and the others from the entrance on. */
function walkersOf(pairs: readonly StreetPair[], walkers: HallWalkers | undefined): number[] {
  if (!walkers) return []
  const visiting = pairs.map(({ places }) =>
    places.reduce((sum, { booth }) => sum + walkers.atBooth(booth.id), 0),
  )
  let others = walkers.inHall - visiting.reduce((sum, count) => sum + count, 0)
  return visiting.map(count => {
    const more = Math.min(Math.max(0, strollersMost - count), Math.max(0, others))
    others -= more
    return Math.min(count, strollersMost) + more
  })
}

type PairProps = {
  pair: StreetPair
  /** How many walk between its booths. */
  walkers: number
  signs: SignPlace[]
  width: number
  words: StreetSceneProps['words']
  open: number | null
  tabStop: number | null
}

/** Two booths that face each other; the browser skips the pairs that are out of sight. */
const Pair = memo(function Pair({ pair, walkers, signs, width, words, open, tabStop }: PairProps) {
  const zoom = STREET_U / ART_U
  return (
    <div className="z-pair" style={{ top: pair.top, height: PAIR_REACH }}>
      <SceneSvg
        hasLinks
        width={width}
        height={PAIR_REACH}
        viewBox={`0 ${pair.top} ${width} ${PAIR_REACH}`}
        label=""
        role="group"
      >
        {pair.places.map(({ booth, face, sx, sy }) => (
          <g
            key={booth.id}
            transform={`translate(${round1(sx)} ${round1(sy + pair.top)}) scale(${Math.round(zoom * 1e4) / 1e4})`}
          >
            <BoothArt
              booth={booth}
              face={face}
              detail="full"
              x={0}
              y={0}
              label={words.boothLabel(booth)}
              tabStop={booth.id === tabStop}
              open={booth.id === open}
              width={STREET_BOOTH}
            />
          </g>
        ))}
        {walkers > 0 && (
          <Suspense fallback={null}>
            <WalkerFigures spots={strollers(pair, walkers, width)} scale={zoom * 1.13} />
          </Suspense>
        )}
        <g {...DECORATION}>{green(pair, width)}</g>
        <g className="z-signs" fontSize={SIGN} {...DECORATION}>
          {pair.places.map(({ booth }) => {
            const place = signs.find(s => s.id === booth.id)
            if (!place) return null
            return (
              <BoothSign
                key={booth.id}
                place={place}
                href={booth.href}
                size={SIGN}
                presence={presenceOf(booth)}
                open={booth.id === open}
                u={STREET_U}
              />
            )
          })}
        </g>
      </SceneSvg>
    </div>
  )
})

/** Known from the start in the browser, so that nothing is drawn twice. */
const phoneWidth = () => (typeof innerWidth === 'undefined' ? 390 : innerWidth)

/** The hall for a narrow screen: the same booths two by two, facing each other, scrolled with the thumb. */
export default function StreetScene(props: StreetSceneProps) {
  const { hall, words, listHref, card, onVisit, onToggleTwin, isNight = false, over, children } = props
  const stage = useRef<HTMLDivElement>(null)
  const width = Math.min(560, useStageWidth(stage, props.width ?? phoneWidth()))
  const pairs = useMemo(() => layStreet(hall.booths, width), [hall.booths, width])
  const signs = useMemo(() => {
    const targets = pairs.flatMap(pair =>
      pair.places.map(({ booth, face, sx, sy }) => {
        const [x, y] = streetEye.inv(sx, sy + pair.top)
        return { booth, face, x, y, width: STREET_BOOTH }
      }),
    )
    return hangSigns(targets, streetEye, { size: SIGN, within: width })
  }, [pairs, width])
  const walking = useMemo(() => walkersOf(pairs, props.walkers), [pairs, props.walkers])
  const stops = useMemo(
    () => pairs.flatMap(pair => pair.places.map((p, i) => ({ id: p.booth.id, aisle: pair.index, along: i }))),
    [pairs],
  )
  const visit = (id: number) => {
    const found = hall.booths.find(b => b.id === id)
    if (found) onVisit?.(found)
  }
  const roving = useRovingBooths({
    root: stage,
    stops,
    onVisit: onVisit && visit,
    onToggleTwin,
    start: props.start,
    isDirect: !card,
  })
  const opened = hall.booths.find(b => b.id === roving.open) ?? null
  const label = words.hallLabel({
    letter: hall.letter,
    name: hall.name,
    stands: hall.booths.length,
    aisles: pairs.length,
  })
  // What one has tapped stays in sight above its sheet.
  useEffect(() => {
    const booth = stage.current?.querySelector(`.z-bo[data-booth="${roving.open}"]`)?.getBoundingClientRect()
    const sheet = stage.current?.querySelector('.z-card-sheet')?.getBoundingClientRect()
    if (booth && sheet && booth.bottom > sheet.top) scrollBy({ top: booth.bottom - sheet.top + 8 })
  }, [roving.open])
  const spotOf = (id: number) => {
    const sign = signs.find(one => one.id === id)
    return sign ? middleOf(sign) : null
  }
  const height = Math.max(streetHeight(hall.booths.length), (pairs.length - 1) * 2 * STEP + PAIR_REACH)
  return (
    <div
      ref={stage}
      className={over ? 'z-stage z-street z-covered' : 'z-stage z-street'}
      data-theme={isNight ? 'dark' : undefined}
      style={{ viewTransitionName: transitionName(hall.letter) }}
      {...roving.handlers}
    >
      <a className="z-skip" href={listHref}>
        {words.skipToList}
      </a>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="z-street-in" role="group" aria-label={label} style={{ width, height }}>
        <StreetGround width={width} height={height} letter={hall.letter} color={hall.color} />
        {pairs.map(pair => (
          <Pair
            key={pair.index}
            pair={pair}
            walkers={walking[pair.index] ?? 0}
            signs={signs}
            width={width}
            words={words}
            open={pair.places.some(p => p.booth.id === roving.open) ? roving.open : null}
            tabStop={!over && pair.places.some(p => p.booth.id === roving.tabStop) ? roving.tabStop : null}
          />
        ))}
        {over?.({ width, height, u: STREET_U, spotOf, placeOf: () => null })}
      </div>
      {card && opened && <div className="z-card z-card-sheet">{card(opened, roving.close)}</div>}
      {children}
    </div>
  )
}
