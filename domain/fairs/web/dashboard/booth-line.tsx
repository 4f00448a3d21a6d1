import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Mark, type MarkProps } from '#platform/web/ui/mark.tsx'
import { Line } from './part.tsx'

type Props = {
  booth: Pick<MarkProps, 'name' | 'initials' | 'color' | 'shape' | 'logo'> & { number: string | null }
  /** What is said of it. */
  said: readonly string[]
  /** Where its button leads; `name`: said to who hears it, since several stand below each other. */
  way: { href: string; label: string; name: string }
}

/** A booth of a part: its firm, its number, what is said of it, and the way there. */
export function BoothLine({ booth: { name, initials, color, shape, logo, number }, said, way }: Props) {
  return (
    <Line
      sign={<Mark name={name} initials={initials} color={color} shape={shape} logo={logo} />}
      title={name}
      text={[number, ...said].filter(Boolean).join(' · ')}
    >
      <ButtonLink variant="secondary" size="small" href={way.href} aria-label={way.name}>
        {way.label}
      </ButtonLink>
    </Line>
  )
}
