/** The first that fits: most browsers also name those they descend from. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

const first = (agent: string, names: readonly [RegExp, string][]) =>
  names.find(([pattern]) => pattern.test(agent))?.[1]

/** What a session runs on, as people call it; empty for a program that says nothing we know. */
export function describeAgent(agent: string | null): { name: string; isPhone: boolean } {
  const known = agent ?? ''
  return {
    name: [first(known, browsers), first(known, systems)].filter(Boolean).join(' · '),
    isPhone: /iPhone|Android.*Mobile/.test(known),
  }
}
