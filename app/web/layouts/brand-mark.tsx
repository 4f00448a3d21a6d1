/** Verrière's sign: an arched glass roof with one lamp lit under it. */
export function BrandMark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" aria-hidden="true" style={{ flex: 'none' }}>
      <path fill="var(--fair)" d="M3 33V17a15 15 0 0 1 30 0v16H3Z" />
      <g fill="none" stroke="var(--surface)" strokeWidth="1.8">
        <path d="M11.5 33V4.5M18 33V2M24.5 33V4.5M3 17.5h30M3 25.5h30" />
      </g>
      <path fill="#FFC53D" d="M18 14.5l5.5 5.5-5.5 5.5-5.5-5.5Z" />
    </svg>
  )
}
