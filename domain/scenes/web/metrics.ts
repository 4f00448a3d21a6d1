/**
 * Advance widths of the sign's font (Instrument Sans, weight 600, tabular figures) in hundredths of its size: the
 * server has no canvas, and a sign must be as wide on the server as in the browser.
 */
const ADVANCES: readonly (readonly [advance: number, characters: string])[] = [
  [0, ''],
  [14, '·'],
  [19, ' '],
  [22, '¦'],
  [23, '|'],
  [25, 'IÌÍÎÏĪĮİ'],
  [26, "'ijlìíîïīįıĺļ"],
  [27, ',.:;’‘'],
  [28, 'ĩĭſ'],
  [29, '!¡ł'],
  [30, '²³¸¹'],
  [33, 'ĵţŧ'],
  [34, 'ľ•'],
  [35, '`´'],
  [37, 'fª°'],
  [39, 'rĨĬŕŗřŝ'],
  [40, 'ŀ₂'],
  [41, 't¯ºť'],
  [43, '*J'],
  [44, '()/[\\]{}ĉĕ'],
  [45, '"'],
  [47, '_“”'],
  [49, '-s¨śşš'],
  [50, '¤ĝĴŏ'],
  [51, 'zĳźżž'],
  [52, '§'],
  [54, '+<=>^vy~×÷ýÿŷ'],
  [55, 'c¢«±»çćċč'],
  [56, 'akàáâãäåāăąĥķĸŜũ'],
  [57, 'e¬èéêëēėęě'],
  [58, '?µ¿'],
  [59, 'FLxĹĻĽŁ'],
  [60, 'ou£òóôõöøùúûüōőūŭůűų–'],
  [61, 'hnðñħńņňŋ'],
  [62, 'bdgpqþđğġģ'],
  [63, 'EZÈÉÊËßĒĖĘĚŹŻŽ'],
  [64, '$BS¥ŚŞŠ'],
  [66, 'RT¶ÞŔŖŘŤ'],
  [67, 'PĔĿŢŦ'],
  [68, 'Ĳ0123456789'],
  [70, 'UYÙÚÛÜÝďŪŬŮŰŲŶŸ'],
  [71, 'KXĶ€'],
  [72, 'HNÑĈŃŅŇŊŨ'],
  [73, '#AVÀÁÂÃÄÅĀĂĄŉ…'],
  [75, 'CD¼½¾ÇĆĊČĎĦ'],
  [76, 'GÐĐĞĠĢ'],
  [77, '&'],
  [78, 'ĜĤŎ'],
  [79, '%OÒÓÔÕÖØŌŐ'],
  [80, 'wŵ'],
  [81, 'Q'],
  [82, '©®'],
  [87, '@'],
  [88, 'æ'],
  [90, 'M—'],
  [94, 'm'],
  [95, 'œ'],
  [97, 'Æ'],
  [108, 'Œ'],
  [109, 'WŴ'],
]

const advances = new Map(
  ADVANCES.flatMap(([advance, characters]) => [...characters].map(c => [c, advance] as const)),
)

/** Of an unknown letter: a little more than the average, so that a sign is rather too wide. */
const UNKNOWN = 66

export function textWidth(words: string, size: number): number {
  let sum = 0
  for (const c of words) sum += advances.get(c) ?? UNKNOWN
  return (sum * size) / 100
}
