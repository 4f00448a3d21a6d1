const depthMax = 5

function isShallow(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true
  return (
    depth < depthMax &&
    Object.entries(value).every(([key, inner]) => key !== '__proto__' && isShallow(inner, depth + 1))
  )
}

/** What `addressJSON` holds: the JSON text of an object, few levels deep; null for anything else. */
export function readAddress(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const parsed: unknown = JSON.parse(text)
    const isAddress = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
    return isAddress && isShallow(parsed) ? { ...parsed } : null
  } catch {
    return null
  }
}
