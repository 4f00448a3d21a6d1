/** Which lines of a description are sound, and which are picture, as both sides number them. */
export function linesOf(sdp: string): { microphone: string[]; camera: string[] } {
  const lines = sdp
    .split(/^(?=m=)/m)
    .slice(1)
    .map(part => ({
      isSound: part.startsWith('m=audio'),
      isPicture: part.startsWith('m=video'),
      mid: /^a=mid:(\S+)/m.exec(part)?.[1] ?? '',
    }))
  const of = (all: typeof lines) => all.flatMap(({ mid }) => mid || [])
  return {
    microphone: of(lines.filter(({ isSound }) => isSound)),
    camera: of(lines.filter(({ isPicture }) => isPicture)),
  }
}
