import { type CSSProperties, type ReactNode, useId } from 'react'

/** Scenery and signs: everything they say is said by the label of a booth. */
export const DECORATION = { 'aria-hidden': true } as const

type SceneSvgProps = {
  /** A part of a scene that holds links: never hidden, though it has no name of its own. */
  hasLinks?: boolean
  width: number
  height: number
  viewBox?: string
  /** Without a label the drawing is decoration. */
  label?: string
  role?: 'group' | 'img'
  className?: string
  style?: Record<`--${string}`, string>
  fluid?: boolean
  children: ReactNode
}

/**
 * The paper of every scene with its few gradients. Their names are its own: with names shared between scenes, hiding
 * one scene would take the light out of the others.
 */
export function SceneSvg({
  hasLinks = false,
  width,
  height,
  viewBox,
  label,
  role,
  className,
  style,
  fluid,
  children,
}: SceneSvgProps) {
  const id = `z${useId().replace(/[^\w-]/g, '')}`
  const paints: CSSProperties & Record<`--${string}`, string> = {
    '--z-sky': `url(#${id}s)`,
    '--z-pool': `url(#${id}p)`,
    '--z-halo': `url(#${id}h)`,
    ...style,
  }
  return (
    <svg
      className={className ? `z-scene ${className}` : 'z-scene'}
      width={fluid ? undefined : width}
      height={fluid ? undefined : height}
      viewBox={viewBox ?? `0 0 ${width} ${height}`}
      role={label ? (role ?? 'group') : undefined}
      aria-label={label}
      aria-hidden={label || hasLinks ? undefined : true}
      style={paints}
    >
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          <stop className="z-s1" offset="0" />
          <stop className="z-s2" offset="1" />
        </linearGradient>
        <radialGradient id={`${id}p`}>
          <stop className="z-p1" offset="0" />
          <stop className="z-p2" offset=".55" />
          <stop className="z-p3" offset="1" />
        </radialGradient>
        <radialGradient id={`${id}h`}>
          <stop className="z-h1" offset="0" />
          <stop className="z-h2" offset=".3" />
          <stop className="z-h3" offset="1" />
        </radialGradient>
      </defs>
      {children}
    </svg>
  )
}
