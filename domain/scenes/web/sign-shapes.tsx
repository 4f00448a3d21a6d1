/** What somebody says, as a bubble. */
export const BUBBLE =
  'M-11,-9.5a7,7 0 0 1 7,-7h8a7,7 0 0 1 7,7v1a7,7 0 0 1 -7,7h-3l-4.5,4.5v-4.5h-.5a7,7 0 0 1 -7,-7Z'

/** Lamps, and who is there before the number: a lit lamp, a speech mark, a lamp that is out. */
export const signShapes = {
  lit: (
    <>
      <path className="z-bulb z-bulb-on" d="M-9,0a9,9 0 0 1 18,0Z" />
      <ellipse className="z-bulbl" rx="9" ry="3.1" />
    </>
  ),
  out: <path className="z-bulb" d="M-6.5,0a6.5,6.5 0 0 1 13,0Z" />,
  markOn: (
    <>
      <circle className="z-mark-on" r="8.4" />
      <path className="z-mark-dome" d="M-5.4,1.5a5.4,5.4 0 0 1 10.8,0Z" />
      <ellipse className="z-mark-light" cy="2.6" rx="3.8" ry="1.5" />
    </>
  ),
  markBusy: (
    <>
      <path className="z-mark-say" d={BUBBLE} transform="translate(0 7)" />
      <path className="z-say-dots" d="M-6,-2h3M-1.5,-2h3M3,-2h3" />
    </>
  ),
  markOff: <path className="z-mark-off" d="M-5.4,1.5a5.4,5.4 0 0 1 10.8,0Z" />,
}
