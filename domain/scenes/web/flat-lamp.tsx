/** The scene's lamp beside a line of text; the words beside it say the same. */
export function FlatLamp({ lit, size = 18 }: { lit: boolean; size?: number }) {
  return (
    <svg className="z-scene z-flat-lamp" width={size} height={size} viewBox="-9 -12 18 18" aria-hidden="true">
      <path className="z-cord" d="M0,-12V-6" />
      <path className={lit ? 'z-bulb z-bulb-on' : 'z-bulb'} d="M-7.500,0a7.500,7.500 0 0 1 15,0Z" />
      {lit && <ellipse className="z-bulbl" rx="7.500" ry="2.600" />}
    </svg>
  )
}
