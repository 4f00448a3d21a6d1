/** The name of a shape that a scene says once. */
export const shapeName = (shape: string): string => `z${shape}`

/** The name of a shape without another: the same for the same path, whichever scene says it. */
export function pathName(path: string): string {
  let hash = 0
  for (let at = 0; at < path.length; at += 1) hash = (Math.imul(hash, 31) + path.charCodeAt(at)) >>> 0
  return shapeName(hash.toString(36))
}
