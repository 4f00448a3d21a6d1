import { Fragment, Suspense, useMemo } from 'react'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import type { BoothScene, HallScene as HallRecord, HallWalkers } from '../contract/scene.ts'
import { ART_U, BoothArt, BoothFloor, boothPieces, presenceOf } from './booth-art.tsx'
import { BoothSign, LitLamp } from './booth-sign.tsx'
import { FigureDefs } from './figures.tsx'
import { HallGreen } from './hall-green.tsx'
import { HallHouse } from './hall-house.tsx'
import type { HallLayout } from './hall-layout.ts'
import { projection, round1 } from './iso.ts'
import { DECORATION, SceneSvg } from './scene-defs.tsx'
import { shareShapes } from './shared-shapes.ts'
import { hangSigns, SIGN_SIZE, type SignPlace } from './sign-layout.ts'
import type { SceneWords } from './words.ts'

/** From where one looks: the scale and where the back corner of the hall falls on the stage. */
export type Camera = { u: number; ox: number; oy: number }

export type HallDrawingProps = {
  hall: HallRecord
  layout: HallLayout
  camera: Camera
  width: number
  height: number
  words: Pick<SceneWords, 'hallLabel' | 'boothLabel'>
  /** Where its signs hang, where the page knows it. */
  signs?: readonly SignPlace[]
  open?: number | null
  tabStop?: number | null
  /** What is laid over it says the same: it is a picture behind that. */
  isCovered?: boolean
  /** Who walks there, once that is known. */
  walkers?: HallWalkers | undefined
  /** A picture only, without links (behind the title of a home page). */
  still?: boolean
}

// Known after the page is there: no page waits for it.
const AisleWalkers = lazyWithRetry(() => import('./aisle-walkers.tsx'))

const art = projection(ART_U)

/** Signs depend on names and places only: a change of presence does not hang them anew. */
export function useHallSigns(layout: HallLayout, camera: Camera, known?: readonly SignPlace[]) {
  return useMemo(
    () =>
      known ??
      hangSigns(
        layout.placed.map(({ booth, x, y }) => ({ booth, face: 'y', x, y, width: booth.width })),
        projection(camera.u, camera.ox, camera.oy),
      ),
    [known, layout, camera.u, camera.ox, camera.oy],
  )
}

/** What booths of this hall have in common. What a change of presence adds is drawn where it stands, so that no other booth is drawn again. */
function useSharedShapes(hall: HallRecord, detail: HallLayout['detail']) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the booths as they are first
  return useMemo(
    () =>
      shareShapes(
        hall.booths.map(booth =>
          boothPieces({ booth, face: 'y', detail, width: booth.width, hasFloor: true }),
        ),
      ),
    [hall.booths.map(booth => booth.id).join(), detail],
  )
}

/** A hall as a picture with links: building, booths aisle by aisle, people, and all signs above. */
export function HallDrawing(props: HallDrawingProps) {
  const { hall, layout, camera, width, height, words, open, tabStop, walkers, still, isCovered } = props
  const signs = useHallSigns(layout, camera, props.signs)
  const byId = new Map<number, BoothScene>(layout.placed.map(p => [p.booth.id, p.booth]))
  const { defs, shapes } = useSharedShapes(hall, layout.detail)
  const zoom = camera.u / ART_U
  const aisles = Array.from({ length: layout.aisles }, (_, aisle) => aisle)
  const label = words.hallLabel({
    letter: hall.letter,
    name: hall.name,
    stands: hall.booths.length,
    aisles: layout.aisles,
  })
  return (
    <SceneSvg
      width={width}
      height={height}
      label={still || isCovered ? undefined : label}
      className="z-hall"
      style={{ '--hallc': hall.color, '--hallt': hall.titleColor ?? 'white' }}
      fluid
    >
      <FigureDefs />
      <defs>
        {[...new Set(hall.booths.map(booth => booth.width))].map(width => (
          <BoothFloor key={width} width={width} />
        ))}
        <LitLamp u={camera.u} />
      </defs>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: paths of the drawing's own */}
      <defs dangerouslySetInnerHTML={{ __html: defs }} />
      <g
        transform={`translate(${round1(camera.ox)} ${round1(camera.oy)}) scale(${Math.round(zoom * 1e4) / 1e4})`}
      >
        <HallHouse
          letter={hall.letter}
          variant={hall.variant}
          leftImage={hall.leftImage}
          rightImage={hall.rightImage}
          width={layout.width}
          depth={layout.depth}
          aisles={layout.aisles}
        />
        {aisles.map(aisle => (
          <Fragment key={aisle}>
            {layout.placed
              .filter(p => p.aisle === aisle)
              .map(({ booth, x, y }) => {
                const [sx, sy] = art.p(x, y)
                return (
                  <BoothArt
                    key={booth.id}
                    booth={booth}
                    face="y"
                    detail={layout.detail}
                    x={round1(sx)}
                    y={round1(sy)}
                    label={still ? undefined : words.boothLabel(booth)}
                    tabStop={!still && booth.id === tabStop}
                    open={booth.id === open}
                    still={still}
                    hasFloor
                    shapes={shapes}
                  />
                )
              })}
            {walkers && (
              <Suspense fallback={null}>
                <AisleWalkers layout={layout} walkers={walkers} aisle={aisle} art={art} />
              </Suspense>
            )}
            {layout.detail === 'full' && <HallGreen aisle={aisle} width={layout.width} />}
          </Fragment>
        ))}
      </g>
      <g className="z-signs" fontSize={SIGN_SIZE} {...DECORATION}>
        {signs.map(place => {
          const booth = byId.get(place.id)
          if (!booth) return null
          return (
            <BoothSign
              key={place.id}
              place={place}
              href={booth.href}
              size={SIGN_SIZE}
              presence={presenceOf(booth)}
              open={place.id === open}
              u={camera.u}
              still={still}
            />
          )
        })}
      </g>
    </SceneSvg>
  )
}
