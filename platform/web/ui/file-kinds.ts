/** Whether a file is among the accepted kinds, written as `image/png`, `image/*` or `.csv`. */
export const isAcceptedFile = (file: { name: string; type: string }, accepted: readonly string[]): boolean =>
  accepted.length === 0 ||
  accepted.some(kind => {
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind.toLowerCase())
    if (kind.endsWith('/*')) return file.type.startsWith(kind.slice(0, -1))
    return file.type === kind
  })

/** The accepted kinds as people call them: "PNG, JPEG, SVG". */
export const fileKinds = (accepted: readonly string[]): string =>
  [
    ...new Set(
      accepted.map(
        kind =>
          spoken[kind] ??
          kind
            .replace(/^.*[./]/, '')
            .replace(/^x-/, '')
            .toUpperCase(),
      ),
    ),
  ].join(', ')

const spoken: Record<string, string> = {
  'image/svg+xml': 'SVG',
  'image/*': 'PNG, JPEG, WebP',
  'video/*': 'MP4, WebM',
  'text/plain': 'TXT',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.oasis.opendocument.text': 'ODT',
}
