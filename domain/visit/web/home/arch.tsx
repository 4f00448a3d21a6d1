import type { HomepageImage } from '#domain/fairs/contract/endpoints.ts'
import styles from './arch.module.css'

/** A picture seen through an arch of the hall. */
export function Arch({
  image,
  alt = '',
  isFirst,
}: {
  image: HomepageImage
  alt?: string
  isFirst?: boolean
}) {
  return (
    <span className={styles.arch}>
      <img
        src={image.filePath}
        alt={alt}
        width={image.width ?? undefined}
        height={image.height ?? undefined}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </span>
  )
}

/** The glass front of a hall, for a head without picture. */
export function ArchLine({ className }: { className?: string }) {
  const bays = Array.from({ length: 16 }, (_, bay) => 8 + bay * 96)
  return (
    <svg className={className} viewBox="0 0 1536 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {bays.map(x => (
        <path
          key={x}
          d={`M${x} 240V90a42 42 0 0 1 84 0v150M${x + 42} 48v192M${x} 90h84M${x} 140h84M${x} 190h84`}
        />
      ))}
    </svg>
  )
}
