/** How long an address of a file stays good: some browsers read it only after the click has been answered. */
const readWithin = 40_000

/** Puts a file that was fetched where the reader keeps downloads. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), readWithin)
}
